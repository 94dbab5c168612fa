import type { CameraMove } from '@kinora/contract';

const words: Readonly<Record<CameraMove, string>> = {
  none: '',
  zoom_in: ' The camera slowly zooms in.',
  zoom_out: ' The camera slowly zooms out.',
  pan_left: ' The camera pans to the left.',
  pan_right: ' The camera pans to the right.',
  tilt_up: ' The camera tilts up.',
  tilt_down: ' The camera tilts down.',
};

/** These models take the camera by words alone. */
export const withCamera = (prompt: string, camera: CameraMove): string => `${prompt}${words[camera]}`;
