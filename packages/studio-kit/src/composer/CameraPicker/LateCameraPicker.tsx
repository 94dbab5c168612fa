import type { CameraMove } from '@kinora/contract';
import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { OptionPickerProps } from '../OptionCards/index.ts';

// Its frames move by many lines, and few tools have a camera.
const fetchPicker = () => import('./CameraPicker.tsx');

/** The moves, whose code comes when they are first drawn. */
export function LateCameraPicker(props: OptionPickerProps<CameraMove>) {
  const late = useFetchedWhen(true, fetchPicker);
  return late ? <late.CameraPicker {...props} /> : <Skeleton data-awaited aspect={1} />;
}
