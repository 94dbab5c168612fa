import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { initialValues } from './draft.ts';
import { isCutTo, nearestShape, ratioOf, resultRatio } from './resultRatio.ts';
import { veo3 } from './veo3.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

describe('the shape of a result is known before it is there', () => {
  it('as that of the picture it is made from, and wide until there is one', () => {
    const draft = initialValues(wanImageToVideo);
    expect(
      resultRatio(wanImageToVideo, { ...draft, image: mediaFileFixture({ width: 600, height: 800 }) }),
    ).toBe(0.75);
    expect(resultRatio(wanImageToVideo, draft)).toBe(16 / 9);
  });

  it('as the nearest that the engine makes, where it makes some only', () => {
    const draft = {
      ...initialValues(wanImageToVideo),
      image: mediaFileFixture({ width: 2000, height: 1900 }),
    };
    expect(resultRatio(wanImageToVideo, draft, ['16:9', '1:1', '9:16'])).toBe(1);
    expect(resultRatio(wanImageToVideo, initialValues(wanImageToVideo), ['1:1', '9:16'])).toBe(16 / 9);
  });

  it('as the tool fixes it', () =>
    expect(resultRatio({ ...veo3, resultAspect: { ratio: [4, 3] } }, {})).toBe(4 / 3));

  it('as an option names it', () => {
    expect(ratioOf('9:16')).toBe(9 / 16);
    expect(ratioOf('odd')).toBe(16 / 9);
    expect(resultRatio({ ...veo3, resultAspect: { option: 'aspect' } }, { aspect: '21:9' })).toBe(21 / 9);
  });
});

it('a picture of another shape is cut, and one of nearly the same is not', () => {
  expect(isCutTo({ width: 600, height: 600 }, '16:9')).toBe(true);
  expect(isCutTo({ width: 1366, height: 768 }, '16:9')).toBe(false);
  expect(isCutTo({}, '1:1')).toBe(false);
});

it('of the shapes of an engine the nearest is that which loses least, tall and wide alike; without any, or any picture, there is none', () => {
  const shapes = ['16:9', '1:1', '9:16'];
  expect(nearestShape({ width: 1400, height: 1000 }, shapes)).toBe('16:9');
  expect(nearestShape({ width: 1000, height: 1400 }, shapes)).toBe('9:16');
  expect(nearestShape({ width: 1300, height: 1000 }, shapes)).toBe('1:1');
  expect(nearestShape({ width: 1300, height: 1000 }, [])).toBeNull();
  expect(nearestShape(null, shapes)).toBeNull();
});
