import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Beginning } from './defineTool.ts';
import { usualTool } from './usualTool.ts';

it.each([
  ['video', 'image', 'wan-i2v', 'image'],
  ['video', 'video', 'kling-video-extend', 'video'],
  ['video', 'pictures', 'kling-multi-image', 'images'],
  ['image', 'words', 'create-image', 'prompt'],
] as const)('a %s is made from %s, where nobody chose a tool, by %s (D3)', (makes, from, id, input) => {
  const usual = usualTool(makes, from);
  expect([usual.tool.id, usual.input]).toEqual([id, input]);
});

it('where nothing makes it, its caller is told', () => {
  const from: Beginning = 'video';
  expect(() => usualTool('image', from)).toThrow('No tool makes a image from video.');
});

it('each is said by one tool alone, and by one that can begin so', () => {
  const said = catalogue.flatMap((tool) => (tool.usualFor ?? []).map((from) => ({ tool, from })));
  const sorts = said.map(({ tool, from }) => `a ${tool.makes} from ${from}`);
  expect(sorts).toEqual([...new Set(sorts)]);
  for (const { tool, from } of said) {
    expect(tool.makes).not.toBe('model');
    expect(usualTool(tool.makes as 'image' | 'video', from).tool).toBe(tool);
  }
});
