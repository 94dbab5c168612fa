import { expect, it } from 'vitest';
import { createImage } from '../tools/createImage.ts';
import { fixed, option, range } from '../tools/kinds/index.ts';
import { premiumLipSync } from '../tools/premium/lipSync.ts';
import { premiumVideoExtend } from '../tools/premium/videoExtend.ts';
import { veo3 } from '../tools/veo3.ts';
import { wanImageToVideo } from '../tools/wanImageToVideo.ts';
import { lengthAsked, shortestOf } from './lengthOf.ts';

const given = { video: 3, audio: 2 };
const asking = (inputs: object) => ({ ...wanImageToVideo, inputs }) as unknown as typeof wanImageToVideo;
const seconds = {
  field: 'lasts',
  label: 'It lasts',
  unit: 's',
  min: 2,
  max: 6,
  step: 1,
  initial: 4,
} as const;
const lengths = [10, 5].map((value) => ({ value, label: `${value} s` }));

it('the shortest clip is asked for by whatever input counts seconds', () => {
  expect(shortestOf(wanImageToVideo)).toEqual({ duration: 2 });
  expect(shortestOf(veo3)).toEqual({ duration: 5 });
  expect(shortestOf(asking({ lasts: range(seconds) }))).toEqual({ lasts: 2 });
  expect(
    shortestOf(
      asking({
        take: option({ field: 'take', label: 'Take', of: 'duration', options: lengths, initial: 10 }),
      }),
    ),
  ).toEqual({ take: 5 });
});

it('where the tool decides the length or says nothing of it, nothing is asked for', () => {
  const four = asking({ lasts: fixed({ label: 'It lasts', value: '4', unit: 's' }) });
  expect([shortestOf(four), lengthAsked(four, {}, given)]).toEqual([{}, 4]);
  expect([shortestOf(createImage), lengthAsked(createImage, {}, given)]).toEqual([{}, null]);
});

it('a clip is as long as it was asked to be, longer by what it goes on from, and no longer than what is heard', () => {
  expect(lengthAsked(asking({ lasts: range(seconds) }), { lasts: 5 }, given)).toBe(5);
  expect(lengthAsked(premiumVideoExtend, { duration: 4 }, given)).toBe(7);
  expect(lengthAsked(premiumLipSync, {}, given)).toBe(2);
});
