import { expect, it } from 'vitest';
import { usualTool, type Beginning } from './usualTool.ts';

it.each([
  ['video', 'image', 'wan-i2v', 'image'],
  ['video', 'video', 'kling-video-extend', 'video'],
  ['video', 'pictures', 'kling-multi-image', 'images'],
  ['video', 'words', 'kling-video-text', 'prompt'],
  ['image', 'words', 'create-image', 'prompt'],
] as const)('a %s is made from %s, where nobody chose a tool, by %s (D3)', (makes, from, id, input) => {
  const usual = usualTool(makes, from);
  expect([usual.tool.id, usual.input]).toEqual([id, input]);
});

it('where nothing makes it, its caller is told', () => {
  const from: Beginning = 'video';
  expect(() => usualTool('image', from)).toThrow('No tool makes a image from video.');
});
