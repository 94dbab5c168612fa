import { initialValues, wanImageToVideo } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { lanternTool } from '../studio/testing/lanternTool.ts';
import { ratioOf, resultRatio } from './aspect.ts';

describe('the shape of a result is known before it is there', () => {
  it('as that of the picture it is made from, and wide until there is one', () => {
    const draft = initialValues(wanImageToVideo);
    expect(
      resultRatio(wanImageToVideo, { ...draft, image: mediaFileFixture({ width: 600, height: 800 }) }),
    ).toBe(0.75);
    expect(resultRatio(wanImageToVideo, draft)).toBe(16 / 9);
  });

  it('as the tool fixes it', () => expect(resultRatio(lanternTool, {})).toBe(4 / 3));

  it('as an option names it', () => {
    expect(ratioOf('9:16')).toBe(9 / 16);
    expect(ratioOf('odd')).toBe(16 / 9);
    expect(resultRatio({ ...lanternTool, frame: { option: 'aspect' } }, { aspect: '21:9' })).toBe(21 / 9);
  });
});
