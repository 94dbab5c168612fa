import { ToastRegion, type ToastRegionProps } from '@kinora/design-system';
import { useRoomForBar } from './useRoomForBar.ts';

/** What is said in passing, under the bar. */
export default function ShownMessages({ isSaid, ...region }: ToastRegionProps & { isSaid: boolean }) {
  useRoomForBar(isSaid);
  return <ToastRegion {...region} />;
}
