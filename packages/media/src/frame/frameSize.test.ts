import { expect, it } from 'vitest';
import { frameSize, nearestAspect } from './frameSize.ts';

it.each([
  [4000, 3000, '4:3', 960, 720],
  [3000, 4000, '3:4', 720, 960],
  [1920, 1080, '16:9', 1280, 720],
  [1170, 2532, '9:21', 720, 1680],
  [1080, 1920, '9:16', 720, 1280],
  [500, 500, '1:1', 720, 720],
  [6000, 4000, '3:2', 1080, 720],
  [9000, 1000, '21:9', 1680, 720],
  [1, 1, '1:1', 720, 720],
])('a picture of %i by %i becomes a 720p clip of %s', (width, height, aspect, across, down) => {
  const nearest = nearestAspect({ width, height });
  expect(nearest).toBe(aspect);
  expect(frameSize(nearest, 720)).toEqual({ width: across, height: down });
});

it('a frame is even on both sides at every scale, as H.264 wants', () => {
  for (let side = 60; side <= 720; side += 7)
    for (const aspect of ['21:9', '3:2', '9:16'] as const) {
      const { width, height } = frameSize(aspect, side);
      expect([width % 2, height % 2]).toEqual([0, 0]);
    }
});
