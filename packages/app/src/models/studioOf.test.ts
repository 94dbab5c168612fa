import { expect, it } from 'vitest';
import { studioOf } from './studioOf.ts';

it.each([
  ['create-image', '/create-image'],
  ['wan-i2v', '/wan-i2v'],
  ['kling-video', '/kling-ai'],
  ['stable-video', '/stable-video'],
  ['cogvideox-5b', '/cogvideox-5b'],
  ['veo3', '/veo3'],
  ['seedance', '/seedance'],
  ['a tool of another day', '/create-image'],
  [null, '/create-image'],
])('a model of the tool %s is used on %s (A161)', (tool, path) => {
  expect(studioOf({ tool }).path).toBe(path);
});
