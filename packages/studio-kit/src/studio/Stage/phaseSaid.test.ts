import { createImage, wanImageToVideo } from '@kinora/contract';
import { creationFixture, jobFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { studioLabels } from '../../labels/studioLabels.ts';
import { phaseSaid } from './phaseSaid.ts';

const readable = { number: String, share: (part: number) => `${part * 100}%` };
const said = (changes: Parameters<typeof jobFixture>[0]) =>
  phaseSaid(
    wanImageToVideo,
    { name: 'running', taskId: 'a', job: jobFixture(changes) },
    studioLabels,
    readable,
  );

test.each([
  [{ progress: null, position: 2 }, 'Generating Video... 2 ahead in line'],
  [{ progress: null, position: 0 }, 'Generating Video... Next in line'],
  [{ progress: 0.1, position: null }, 'Generating Video... 0%'],
  [{ progress: 0.49, position: null }, 'Generating Video... 25%'],
  [{ progress: 0.5, position: null }, 'Generating Video... 50%'],
] as const)('%o is said as %s, no more often than a quarter', (changes, words) => {
  expect(said(changes)).toBe(words);
});

test('the start is said before anything is known of it', () => {
  const phase = { name: 'running', taskId: 'a', job: null } as const;
  expect(phaseSaid(wanImageToVideo, phase, studioLabels, readable)).toBe(wanImageToVideo.words.started);
});

test.each([
  [{}, 'Image Generated!'],
  [{ lacksFile: true }, 'Demo Mode: The server sent no picture, so a placeholder stands in for it.'],
  [{ isBrought: true }, ''],
])('of an ending that %o is said: %s', (how, words) => {
  const result = { is: 'creation', creation: creationFixture() } as const;
  expect(phaseSaid(createImage, { name: 'done', result, ...how }, studioLabels, readable)).toBe(words);
});

test('nothing is said while nothing is made', () => {
  expect(phaseSaid(wanImageToVideo, { name: 'idle' }, studioLabels, readable)).toBe('');
});
