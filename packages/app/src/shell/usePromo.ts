import { useState } from 'react';
import { isOfferOpen, rememberDismissed } from './offerMemory.ts';

/** Whether the offer is shown: until it is dismissed on this device (A48). */
export function usePromo(): [boolean, () => void] {
  const [isShown, setIsShown] = useState(isOfferOpen);
  const dismiss = () => {
    setIsShown(false);
    rememberDismissed();
  };
  return [isShown, dismiss];
}
