import { useCallback, useState } from 'react';
import { recall, remember } from '../deviceMemory.ts';

const key = 'kinora-banner';
const dismissed = 'dismissed';

/** Whether nobody has dismissed the offer on this device. */
export const isOfferOpen = (): boolean => recall(key) !== dismissed;

/** Whether the offer is shown: until it is dismissed on this device (A48). */
export function usePromo(): [boolean, () => void] {
  const [isShown, setIsShown] = useState(isOfferOpen);
  const dismiss = useCallback(() => {
    setIsShown(false);
    remember(key, dismissed);
  }, []);
  return [isShown, dismiss];
}
