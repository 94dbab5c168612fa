import { describe, expect, it } from 'vitest';
import { videoLimitsFixture } from '../testing/fixtures/videoLimits.ts';
import { catalogue } from '../tools/catalogue.ts';
import { priceRange } from '../tools/price.ts';
import { canGenerate, cheapestVideo } from './canGenerate.ts';
import { limitNotice, usedPercent } from './limitNotice.ts';

describe('whether anything can be made', () => {
  const inVideos = catalogue.filter(({ makes }) => makes === 'video').map((tool) => priceRange(tool).from);

  it('the cheapest video is the one that costs least of all that can be made', () => {
    expect(inVideos).toContain(cheapestVideo);
    expect(inVideos.filter((price) => price < cheapestVideo)).toEqual([]);
  });

  it.each([
    [1, 0, true],
    [0, cheapestVideo, true],
    [0, cheapestVideo - 1, false],
    [0, 0, false],
  ])('with %i included videos and %i credits: %s', (included, balance, can) => {
    expect(canGenerate(included, balance)).toBe(can);
  });
});

describe('the notice of limits', () => {
  const limits = (used: number, of: number, can = true) =>
    videoLimitsFixture({
      credits_used: used,
      monthly_limit: of,
      credits_remaining: of - used,
      can_generate: can,
    });

  it.each([
    [15, 20, true, null],
    [16, 20, true, 'near'],
    [19, 20, true, 'near'],
    [20, 20, true, null],
    [20, 20, false, 'reached'],
    [0, 0, false, 'reached'],
  ])('after %i of %i, more possible: %s, is %s (A109)', (used, of, can, notice) => {
    expect(limitNotice(limits(used, of, can))).toBe(notice);
  });

  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [3, 3, 100],
    [5, 3, 100],
    [0, 0, 100],
  ])('%i of %i is %i percent (A107)', (used, of, percent) => {
    expect(usedPercent(limits(used, of))).toBe(percent);
  });
});
