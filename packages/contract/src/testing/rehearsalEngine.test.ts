import { describe, expect, it } from 'vitest';
import { initialValues } from '../tools/draft.ts';
import { imageToPrompt } from '../tools/imageToPrompt.ts';
import { trainModel } from '../tools/trainModel.ts';
import { ultimateUpscale } from '../tools/ultimateUpscale.ts';
import { mediaFileFixture } from './fixtures/mediaFile.ts';
import { cannedPrompts, rehearsalEngine } from './rehearsalEngine.ts';

const waits: number[] = [];
const engine = rehearsalEngine({
  wait: async (milliseconds) => void waits.push(milliseconds),
  random: () => 0.5,
});
const run = { signal: new AbortController().signal, onProgress: () => {} };
const image = mediaFileFixture({ width: 320, height: 180 });

describe('the rehearsal', () => {
  it('analyzes for 2 s and answers with a canned prompt (A232, A234)', async () => {
    expect(await engine.run(imageToPrompt, { image }, run)).toEqual({
      is: 'prompt',
      text: cannedPrompts[1],
      source: 'canned',
    });
    expect(waits.at(-1)).toBe(2000);
  });

  it('upscales for 3 s and gives the picture back (A241)', async () => {
    const draft = { ...initialValues(ultimateUpscale), image, factor: 4 as const };
    expect(await engine.run(ultimateUpscale, draft, run)).toMatchObject({ width: 1280, height: 720 });
    expect(waits.at(-1)).toBe(3000);
  });

  it('trains for 5 s, and says that it was a rehearsal (A249, A252, D32)', async () => {
    const draft = { ...initialValues(trainModel), name: ' Harbour ' };
    expect(await engine.run(trainModel, draft, run)).toEqual({
      is: 'model',
      name: 'Harbour',
      isRehearsal: true,
    });
    expect(waits.at(-1)).toBe(5000);
  });

  it('names the model by whatever input its tool says, and knows every factor (A242, A249)', async () => {
    const { name: called, ...inputs } = trainModel.inputs;
    const smith = {
      ...trainModel,
      inputs: { ...inputs, called },
      trains: { ...trainModel.trains!, name: 'called' },
    };
    expect(await engine.run(smith, { called: 'Ada' }, run)).toMatchObject({ name: 'Ada' });
    const { factor: nearness, ...others } = ultimateUpscale.inputs;
    const lens = { ...ultimateUpscale, inputs: { ...others, nearness } };
    expect(await engine.run(lens, { image, nearness: 2 }, run)).toMatchObject({ width: 640 });
  });

  it('a picture that is not enlarged keeps its size, and its file is called after its tool', async () => {
    const { image: still, type } = ultimateUpscale.inputs;
    const grain = { ...ultimateUpscale, id: 'film-grain', inputs: { image: still, type } };
    expect(await engine.run(grain, { image }, run)).toMatchObject({
      width: 320,
      height: 180,
      name: 'harbour-film-grain.png',
      isEnlargement: false,
    });
  });

  it('does not begin when it was given up already', async () => {
    const given = { ...run, signal: AbortSignal.abort() };
    await expect(engine.run(imageToPrompt, { image }, given)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
