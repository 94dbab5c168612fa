import type { CameraMove, Option } from '@kinora/contract';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { CameraPreview } from './CameraPreview.tsx';

const previewOf = ({ value }: Option<CameraMove>) => <CameraPreview move={value} />;

/** How the camera moves, each option as a little frame that moves so; still where motion is reduced. */
export const CameraPicker = (props: OptionPickerProps<CameraMove>) => (
  <OptionCards {...props} size="sm" minCardWidth="5.5rem" mediaOf={previewOf} />
);
