import { describe, expect, it } from 'vitest';
import { cameraMoves } from './cameraMove.ts';
import { cameraMovesIn } from './cameraMovesIn.ts';

describe('the camera moves that a prompt asks for', () => {
  it.each([
    ['Slowly zoom in on the lighthouse', ['zoom_in']],
    ['the camera pulls back to reveal the valley', ['zoom_out']],
    ['Zooms out over the city', ['zoom_out']],
    ['Waves roll in while the camera drifts slowly to the left', ['pan_left']],
    ['panning right across the shelf', ['pan_right']],
    ['tilt up to the stars', ['tilt_up']],
    ['camera looks down', ['tilt_down']],
    ['orbit around the statue', ['orbit_left']],
    ['circling clockwise', ['orbit_right']],
    ['zoom in while panning left', ['zoom_in', 'pan_left']],
    ['pan right, then tilt up, then zoom out', ['pan_right', 'tilt_up']],
    ['zoom in, then zoom out', ['zoom_in']],
    ['static shot, leaves tremble', ['hold']],
    ['no zoom, pan left', ['pan_left']],
    ["don't pan left or anything, push in", ['zoom_in']],
  ])('%s: %j', (prompt, moves) => {
    for (const seed of [1, 2]) expect(cameraMovesIn(prompt, seed)).toEqual(moves);
  });

  it('is one move, the same for the same seed, when the prompt says nothing of the camera', () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const moves = seeds.map((seed) => cameraMovesIn('rain on glass', seed));
    expect(seeds.map((seed) => cameraMovesIn('paper lanterns', seed))).toEqual(moves);
    expect(moves.every((each) => each.length === 1 && each[0] !== 'hold')).toBe(true);
    expect(new Set(moves.flat()).size).toBeGreaterThan(1);
    expect(cameraMoves).toEqual(expect.arrayContaining(moves.flat()));
  });
});
