import { wanImageToVideo } from '@kinora/contract';
import { jobFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { studioLabels } from '../../labels/studioLabels.ts';
import { progressSaid } from './progressSaid.ts';

const readable = { number: String, share: (part: number) => `${part * 100}%` };
const said = (changes: Parameters<typeof jobFixture>[0]) =>
  progressSaid(
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

test('nothing is said while nothing is made', () => {
  expect(progressSaid(wanImageToVideo, { name: 'idle' }, studioLabels, readable)).toBe('');
});
