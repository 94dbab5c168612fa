import { ToastRegion, type ToastRegionProps } from '@kinora/design-system';
import { useState } from 'react';
import { useRoomForToasts } from './useRoomForToasts.ts';

/** What is said in passing, where nothing is worked with. */
export default function ShownMessages(props: ToastRegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useRoomForToasts(region);
  return <ToastRegion {...props} ref={setRegion} />;
}
