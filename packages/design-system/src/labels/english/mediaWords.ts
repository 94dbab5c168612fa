import type { Labels } from '../labels.ts';

export const mediaWords = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Turn the sound on',
  volume: 'Volume',
  position: 'Position',
  positionOf: (at, of) => `${at} of ${of}`,
  speed: 'Speed',
  captions: 'Captions',
  captionsOff: 'Off',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  previousFrame: 'One frame back',
  nextFrame: 'One frame on',
  openFile: 'Open the file',
} satisfies Partial<Labels>;
