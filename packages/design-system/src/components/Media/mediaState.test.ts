import { expect, test } from 'vitest';
import { readMedia } from './mediaState.ts';

const element = {
  paused: false,
  ended: false,
  readyState: 4,
  currentTime: 1.5,
  duration: 5,
  volume: 0.5,
  muted: false,
  playbackRate: 1,
  error: null,
};

test('what a player shows is read', () => {
  expect(readMedia(element)).toEqual({
    isPlaying: true,
    isWaiting: false,
    time: 1.5,
    length: 5,
    volume: 0.5,
    isMuted: false,
    rate: 1,
    problem: undefined,
  });
});

test('a player waits only while it would play', () => {
  expect(readMedia({ ...element, readyState: 2 }).isWaiting).toBe(true);
  expect(readMedia({ ...element, readyState: 2, paused: true }).isWaiting).toBe(false);
  expect(readMedia({ ...element, ended: true }).isPlaying).toBe(false);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('a length of %d is not known', (duration) => {
  expect(readMedia({ ...element, duration }).length).toBe(0);
});

test('no volume is silence', () => {
  expect(readMedia({ ...element, volume: 0 }).isMuted).toBe(true);
});

test.each([
  [1, undefined],
  [2, 'connection'],
  [3, 'damaged'],
  [4, 'unsupported'],
])('a player’s error %d is %s', (code, problem) => {
  expect(readMedia({ ...element, error: { code } as MediaError }).problem).toBe(problem);
});
