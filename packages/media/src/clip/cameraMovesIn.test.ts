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
    expect(cameraMovesIn(prompt)).toEqual(moves);
  });

  it('is one move, always the same, when the prompt says nothing of the camera', () => {
    const prompts = [
      'a cat',
      'rain on glass',
      'paper lanterns',
      'smoke',
      'an old clock',
      'two friends laugh',
    ];
    const moves = prompts.map((prompt) => cameraMovesIn(prompt));
    expect(prompts.map((prompt) => cameraMovesIn(prompt))).toEqual(moves);
    expect(moves.every((each) => each.length === 1 && each[0] !== 'hold')).toBe(true);
    expect(new Set(moves.flat()).size).toBeGreaterThan(1);
    expect(cameraMoves).toEqual(expect.arrayContaining(moves.flat()));
  });
});
