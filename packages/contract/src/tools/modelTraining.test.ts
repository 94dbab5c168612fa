import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { createFromModel } from './createFromModel.ts';
import { createImage } from './createImage.ts';
import { initialValues, validateDraft } from './draft.ts';
import { modelTraining } from './modelTraining.ts';
import { offeringModels } from './offeringModels.ts';
import { trainingAsked } from './trainingAsked.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';
import { apprenticeTool } from '../testing/tools/apprentice.ts';
import { priceOf } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { trainModel } from './trainModel.ts';

const start = initialValues(modelTraining);
const files = (count: number, size = 1000) => Array.from({ length: count }, () => mediaFileFixture({ size }));

describe('training with a trainer', () => {
  it('a training costs what the rehearsal says that it costs, and sends that (A250, D32)', () => {
    expect(priceOf(modelTraining, start)).toEqual(priceOf(trainModel, initialValues(trainModel)));
    const values = { ...start, name: 'Harbour', images: ['a', 'b', 'c', 'd', 'e'] };
    expect(requestOf(modelTraining, values)).toEqual({
      tool: 'train-model',
      function: 'train-model',
      body: {
        name: 'Harbour',
        trigger_word: '',
        base_model: 'flux-dev',
        is_style: false,
        images: values.images,
        credits_cost: 50,
      },
    });
  });

  it('a training wants a name and five pictures, as the rehearsal does (A248)', () => {
    expect(
      validateDraft(modelTraining, { ...start, images: files(4) }).map(({ message }) => message),
    ).toEqual(['Give the model a name', 'Add at least 5 images']);
    expect(validateDraft(modelTraining, { ...start, name: 'Harbour', images: files(5) })).toEqual([]);
  });

  it('takes so much together and no more', () => {
    const images = files(10, 6_000_001);
    expect(validateDraft(modelTraining, { ...start, name: 'Harbour', images })).toEqual([
      {
        input: 'images',
        message:
          'Training images are over 60 MB together, the most that can be taken. Choose fewer or smaller ones.',
      },
    ]);
    expect(validateDraft(trainModel, { ...initialValues(trainModel), name: 'Harbour', images })).toEqual([]);
  });

  it('calls a model by its trigger word, else by its name', () => {
    const asked = { name: 'Harbour', base: 'flux-dev' };
    const calledBy = (triggerWord: string) =>
      trainingAsked(modelTraining, { ...asked, triggerWord }).triggerWord;
    expect(calledBy('myharbour')).toBe('myharbour');
    expect(calledBy('')).toBe('Harbour');
  });

  it('is read by what the tool calls its inputs, and of no tool that trains nothing', () => {
    expect(trainingAsked(apprenticeTool, { called: 'Ada', teacher: 'sdxl', pieces: [] })).toEqual({
      name: 'Ada',
      base: 'sdxl',
      triggerWord: 'Ada',
      pictures: 'pieces',
    });
    expect(() => trainingAsked(wanImageToVideo, {})).toThrow('wan-i2v does not say what it trains.');
  });

  it('a training says before the press that the pictures are sent, which the rehearsal never does (D32)', () => {
    expect(modelTraining.notice).toContain('sends these pictures to this server and on to its trainer');
    expect(modelTraining.notice).toContain('takes 15-30 minutes');
    expect(trainModel).not.toHaveProperty('notice');
  });
});

describe('Create Image with a trained model', () => {
  const id = '0b0e7c1e-1111-4222-8333-444455556666';
  const models = [
    { id, name: 'Harbour' },
    { id: '1b0e7c1e-1111-4222-8333-444455556666', name: 'Lanterns' },
  ] as const;
  const tool = offeringModels(createFromModel, models);

  it('chooses the first, and sends what the server reads', () => {
    const values = { ...initialValues(tool), prompt: 'At dawn' };
    expect(values).toMatchObject({ trainedModel: id });
    const { body } = requestOf(tool, values);
    expect(body).toMatchObject({ trained_model: id, prompt: 'At dawn, realistic style' });
    expect(valuesOf(createFromModel, body)).toMatchObject({
      ok: true,
      values: { trainedModel: id, prompt: 'At dawn' },
    });
  });

  it('is offered by any tool that names an input for it, and by no other', () => {
    const { trainedModel } = createFromModel.inputs;
    const inputs = { ...wanImageToVideo.inputs, muse: trainedModel };
    const offering = offeringModels({ ...wanImageToVideo, inputs, madeWith: 'muse' }, models);
    expect(Object.keys(offering.inputs)).toEqual(['muse', ...Object.keys(wanImageToVideo.inputs)]);
    expect(initialValues(offering)).toEqual({ ...initialValues(wanImageToVideo), muse: id });
    expect(() => offeringModels(createImage, models)).toThrow('create-image is made without a model');
  });

  it('costs what the same picture costs without one', () => {
    for (const quality of ['draft', 'standard', 'high', 'ultra'] as const)
      expect(priceOf(tool, { ...initialValues(tool), quality })).toEqual(
        priceOf(createImage, { ...initialValues(createImage), quality }),
      );
  });

  it('without a model is refused', () => {
    const { body } = requestOf(createImage, { ...initialValues(createImage), prompt: 'At dawn' });
    expect(valuesOf(createFromModel, body)).toMatchObject({
      ok: false,
      problem: { kind: 'Invalid', message: 'Choose one of your models', field: 'trained_model' },
    });
  });
});
