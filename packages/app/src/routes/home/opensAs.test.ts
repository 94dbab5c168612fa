import { usualTool } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { opensAs } from './opensAs.ts';

it.each([
  ['a picture', { name: 'harbour.png', type: 'image/png' }, 'image'],
  ['a clip', { name: 'tide.mp4', type: 'video/mp4' }, 'video'],
  ['a clip of which the system says no type', { name: 'Tide.MOV', type: '' }, 'video'],
  ['a picture of which the system says no type', { name: 'harbour.heic', type: '' }, 'image'],
] as const)('%s opens in the tool that usually goes on with one', (_what, file, kind) => {
  expect(opensAs(file)).toMatchObject({ kind, ...usualTool('video', kind) });
});

it.each([
  ['words', { name: 'notes.txt', type: 'text/plain' }],
  ['a sound', { name: 'waves.mp3', type: 'audio/mpeg' }],
])('%s are read as a picture, which they are refused as', (_what, file) => {
  expect(opensAs(file).kind).toBe('image');
});

it('a file goes into an input of its tool, which says itself what it does not take', () => {
  const { tool, input, refusalOf } = opensAs({ name: 'harbour.png', type: 'image/png' });
  expect(Object.keys(tool.inputs)).toContain(input);
  expect(refusalOf(mediaFileFixture())).toBeNull();
});
