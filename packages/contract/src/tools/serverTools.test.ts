import { expect, it } from 'vitest';
import { lanternTool } from '../testing/tools/lantern.ts';
import { createFromModel } from './createFromModel.ts';
import { seedanceText } from './seedance.ts';
import { serverTools, toolOf } from './serverTools.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

it('what was made is found back to its tool, also one that stands beside a studio', () => {
  expect(toolOf({ model_used: seedanceText.call.model })).toBe(seedanceText);
  expect(toolOf({ model_used: createFromModel.call.model })).toBe(createFromModel);
});

it('what was made is found back also where its id was kept instead of its model', () => {
  expect(toolOf({ model_used: lanternTool.id }, [lanternTool])).toBe(lanternTool);
  // So that neither says another tool.
  for (const { id, call } of serverTools)
    expect(
      serverTools.filter((each) =>
        [each.id, each.call.model].some((own) => own === id || own === call.model),
      ),
    ).toHaveLength(1);
});

it('what was made is found back to no tool where its tool is not known, or nothing was kept of it', () => {
  expect(toolOf({ model_used: 'long-gone' })).toBeUndefined();
  expect(toolOf({ model_used: null })).toBeUndefined();
  expect(toolOf({ model_used: wanImageToVideo.call.model }, [lanternTool])).toBeUndefined();
});
