export type MediaCommand =
  | 'playOrPause'
  | 'mute'
  | 'fullScreen'
  | 'captions'
  | 'back'
  | 'on'
  | 'previousFrame'
  | 'nextFrame';

const commands: Record<string, MediaCommand> = {
  k: 'playOrPause',
  ' ': 'playOrPause',
  m: 'mute',
  f: 'fullScreen',
  c: 'captions',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ',': 'previousFrame',
  '.': 'nextFrame',
};

// These have a meaning of their own for what they are pressed on: a button, a slider.
const ownKeys = new Set([' ', 'ArrowLeft', 'ArrowRight']);

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What a key does within a player; nothing together with keys of the browser. */
export function mediaCommandOf(pressed: PressedKey, hasOwnMeaning: boolean): MediaCommand | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey || (hasOwnMeaning && ownKeys.has(key))) return undefined;
  return commands[key.length === 1 ? key.toLowerCase() : key];
}
