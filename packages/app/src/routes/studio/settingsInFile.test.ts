import { createFromModel, initialValues, recordOf, type AnyTool } from '@kinora/contract';
import { bytesOf, lanternTool, onePixelPng } from '@kinora/contract/testing';
import { digitalSourceTypes, withPngText } from '@kinora/media';
import { expect, it } from 'vitest';
import { settingsInFile } from './settingsInFile.ts';

/** A tool that nobody has seen before, made with a model by an input with a name of its own. */
const muse = createFromModel.inputs.trainedModel;
const tool: AnyTool = { ...lanternTool, inputs: { ...lanternTool.inputs, muse }, madeWith: 'muse' };

const made = withPngText(bytesOf(onePixelPng), {
  engine: 'Test',
  tool: tool.id,
  model: tool.call.model,
  ...recordOf(tool, { ...initialValues(tool), prompt: 'A lighthouse', glass: 'amber', muse: 'ada' }),
  digitalSourceType: digitalSourceTypes.trainedModel,
});
const file = new File([made], 'lighthouse.png', { type: 'image/png' });

it('a file brings the model that made it, by whatever name its tool has for it, where that is still there', async () => {
  const offered = await settingsInFile(file, tool, (id) => id === 'ada');
  expect(offered).toMatchObject({
    model: 'ada',
    lost: null,
    values: { prompt: 'A lighthouse', glass: 'amber', muse: 'ada' },
  });
});

it('a file whose model is gone brings the rest', async () => {
  const offered = await settingsInFile(file, { ...lanternTool }, () => false);
  expect(offered).toMatchObject({ model: null, values: { prompt: 'A lighthouse', glass: 'amber' } });
});
