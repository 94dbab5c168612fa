/** What a camera can do in front of a still picture. The first six are named as in `camera_control` (D30). */
export const cameraMoves = [
  'zoom_in',
  'zoom_out',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'orbit_left',
  'orbit_right',
  'hold',
] as const;

export type CameraMove = (typeof cameraMoves)[number];
