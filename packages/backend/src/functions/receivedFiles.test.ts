import {
  defineTool,
  flat,
  images,
  range,
  wanImageToVideo,
  type AnyTool,
  type StudioProblem,
} from '@kinora/contract';
import { beforeAll, expect, it } from 'vitest';
import { byteBudget } from '../intake/byteBudget.ts';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { withReceivedFiles, type ReceivedFiles } from './receivedFiles.ts';
import { asDataUrl } from './testing/functionWorld.ts';
import { emptyClip, pngClaiming } from './testing/sampleFiles.ts';

const user = { id: '0b0e7c1e-1111-4222-8333-444455556666', email: null, sessionId: null };
const place = `${user.id}/take.webm`;
const { makes, allowance, call, words, tips } = wanImageToVideo;
const tool = defineTool({
  id: 'takes',
  makes,
  allowance,
  title: 'Takes',
  summary: 'Several takes become one.',
  path: '/takes',
  call,
  inputs: {
    takes: images({
      of: 'video',
      field: 'takes',
      label: 'Takes',
      hint: 'MP4, MOV or WebM',
      more: 'Add more',
      min: 1,
      missing: 'Choose at least one take',
      longestInAll: { seconds: 6, with: 'pause' },
    }),
    pause: range({ field: 'pause', label: 'Pause', min: 0, max: 5, step: 1, initial: 0 }),
  },
  resultAspect: { ratio: [16, 9] },
  price: [flat(1)],
  tips,
  words,
}) as unknown as AnyTool;

let clip: Uint8Array;
beforeAll(async () => {
  // The last of its frames lasts no time.
  clip = await emptyClip(3);
});

const received = (takes: readonly string[], pause = 0): Promise<ReceivedFiles> =>
  withReceivedFiles(
    { tool, values: { takes, pause }, user },
    {
      files: memoryFiles({ [place]: { bytes: clip, type: 'video/webm' } }),
      memory: byteBudget(100_000_000),
    },
    (files) => Promise.resolve(files),
  );

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (thrown: { problem: StudioProblem }) => thrown.problem.message,
  );

it('several clips are looked at as clips, inside a request and from the uploads', async () => {
  const { takes } = await received([asDataUrl(clip, 'video/webm'), place]);
  expect(takes?.map(({ type, width, seconds }) => [type, width, seconds])).toEqual([
    ['video/webm', 320, 2],
    ['video/webm', 320, 2],
  ]);
});

it('a picture among several clips is refused as no clip', async () => {
  expect(await refusalOf(received([place, asDataUrl(pngClaiming(8, 8), 'video/mp4')]))).toMatch(
    /^Takes, number 2, is not a video, whatever its name says\./,
  );
});

it('several clips have one length in all, with what is added to them (D15)', async () => {
  expect(await refusalOf(received([place, place], 2))).toBe(null);
  expect(await refusalOf(received([place, place], 3))).toMatch(/^Takes lasts 4 s, and with 3 s more/);
});
