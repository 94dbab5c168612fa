import { expect, test } from 'vitest';
import { mediaCommandOf } from './mediaKeys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test.each([
  ['k', 'playOrPause'],
  ['K', 'playOrPause'],
  [' ', 'playOrPause'],
  ['m', 'mute'],
  ['f', 'fullScreen'],
  ['c', 'captions'],
  [',', 'previousFrame'],
  ['.', 'nextFrame'],
  ['ArrowLeft', 'back'],
  ['q', undefined],
])("the key '%s' is %s", (key, command) => expect(mediaCommandOf(press(key), false)).toBe(command));

test('a button keeps its space and a slider its arrows', () => {
  expect(mediaCommandOf(press(' '), true)).toBeUndefined();
  expect(mediaCommandOf(press('ArrowRight'), true)).toBeUndefined();
  expect(mediaCommandOf(press('k'), true)).toBe('playOrPause');
});

test('what belongs to the browser stays with it', () => {
  expect(mediaCommandOf(press('f', { ctrlKey: true }), false)).toBeUndefined();
  expect(mediaCommandOf(press('c', { metaKey: true }), false)).toBeUndefined();
});
