import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Draft, Values } from './defineTool.ts';
import { changedIn, initialValues, isShown, validateDraft, toValues } from './draft.ts';
import type { MediaFile } from './media.ts';
import { priceOf, priceRange } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { wanImageToVideo as wan } from './wanImageToVideo.ts';

const file: MediaFile = {
  name: 'sea.png',
  type: 'image/png',
  size: 4,
  blob: new Blob(['....'], { type: 'image/png' }),
};
const address = 'data:image/png;base64,AAAA';
const values: Values<typeof wan> = { image: address, prompt: 'waves', duration: 5, motion: 5 };

describe('WAN image to video', () => {
  it('infers the type of its draft and of its values', () => {
    expectTypeOf<Values<typeof wan>>().toEqualTypeOf<{
      readonly image: string;
      readonly prompt: string;
      readonly duration: number;
      readonly motion: number;
    }>();
    expectTypeOf<Draft<typeof wan>['image']>().toEqualTypeOf<MediaFile | null>();
  });

  it('WAN takes 2 to 8 s with motion 1 to 10, default 5, at 720p, and starts with 5 s (A313, D31)', () => {
    expect(wan.inputs.duration).toMatchObject({ min: 2, max: 8, step: 1, initial: 5 });
    expect(wan.inputs.motion).toMatchObject({ min: 1, max: 10, step: 1, initial: 5 });
    expect(wan.inputs.resolution.value).toBe('720p');
    expect(initialValues(wan)).toEqual({ image: null, prompt: '', duration: 5, motion: 5 });
  });

  it.each([
    [2, 150],
    [3, 150],
    [4, 150],
    [5, 200],
    [6, 200],
    [7, 200],
    [8, 250],
  ])('a clip of %i s costs %i credits (A314)', (duration, total) => {
    expect(priceOf(wan, { ...values, duration })).toEqual({
      total,
      terms: [{ label: 'Base price by duration', amount: total }],
    });
  });

  it('says how cheap and how dear it can be', () => {
    expect(priceRange(wan)).toEqual({ from: 150, upTo: 250 });
  });

  it('WAN sends image, prompt, model, duration, motion_strength and credits_cost, and nothing else (A315)', () => {
    expect(requestOf(wan, values)).toEqual({
      tool: 'wan-i2v',
      function: 'generate-video',
      body: {
        model: 'wan-i2v',
        image: address,
        prompt: 'waves',
        duration: 5,
        motion_strength: 5,
        credits_cost: 200,
      },
    });
  });

  it('the prompt and the settings show only after a picture is chosen (A312)', () => {
    const empty = initialValues(wan);
    const shown = (draft: Draft<typeof wan>) =>
      Object.keys(wan.inputs).filter((name) => isShown(wan, draft, name));
    expect(shown(empty)).toEqual(['image']);
    expect(shown({ ...empty, image: file })).toEqual(['image', 'prompt', 'duration', 'motion', 'resolution']);
  });

  it('what is missing is named in the order of the form, and the prompt trimmed (A268, A320, A356)', () => {
    const picture = { input: 'image', message: 'Please select an image first' };
    const prompt = {
      input: 'prompt',
      message: 'Please enter a prompt describing how you want the video to be generated',
    };
    expect(validateDraft(wan, initialValues(wan))).toEqual([picture, prompt]);
    expect(validateDraft(wan, { ...initialValues(wan), image: file, prompt: '  \n ' })).toEqual([prompt]);
    const ready = { ...initialValues(wan), image: file, prompt: '  waves ' };
    expect(validateDraft(wan, ready)).toEqual([]);
    expect(toValues(wan, ready, { image: [address] }).prompt).toBe('waves');
  });

  it('WAN speaks the words of the specification (A270, A310)', () => {
    expect(wan.words).toEqual({
      generate: 'Generate Video',
      busy: 'Generating Video...',
      started: 'Video generation started. Please wait...',
      done: 'Video generated successfully!',
      failed: 'Failed to generate video',
    });
  });

  it('names the settings that differ from the start', () => {
    expect(changedIn(wan, { ...initialValues(wan), duration: 8 })).toEqual(['duration']);
  });
});

describe('the server reads a WAN body', () => {
  const body = requestOf(wan, values).body;

  it('as the values it was made from', () => {
    expect(valuesOf(wan, body)).toEqual({ ok: true, values, price: 200 });
  });

  it('a forged price is refused, and the right one named (D9)', () => {
    for (const forged of [0, 150, 199, '200', null, Number.NaN, undefined])
      expect(valuesOf(wan, { ...body, credits_cost: forged })).toMatchObject({
        ok: false,
        problem: { kind: 'PriceChanged', price: 200, message: expect.stringContaining('200 credits') },
      });
  });

  it.each([
    [{ duration: 1 }, 'Duration must be a number from 2 to 8.'],
    [{ duration: 9 }, 'Duration must be a number from 2 to 8.'],
    [{ duration: 2.5 }, 'Duration must be a number from 2 to 8.'],
    [{ duration: '5' }, 'Duration must be a number from 2 to 8.'],
    [{ motion_strength: 0 }, 'Motion strength must be a number from 1 to 10.'],
    [{ motion_strength: 11 }, 'Motion strength must be a number from 1 to 10.'],
    [{ prompt: '   ' }, 'Please enter a prompt describing how you want the video to be generated'],
    [{ prompt: 7 }, 'Describe the animation must be text.'],
    [{ prompt: 'x'.repeat(2001) }, '“Describe the animation” takes up to 2,000 characters.'],
    [{ image: null }, 'Please select an image first'],
    [
      { image: 'http://example.com/a.png' },
      expect.stringContaining('base64 data URL or one of your own uploads'),
    ],
    [{ image: '../../secret.png' }, expect.stringContaining('one of your own uploads')],
    [{ image: 'data:text/html;base64,AAAA' }, expect.stringContaining('this is text/html')],
  ])('and refuses %o', (wrong, message) => {
    expect(valuesOf(wan, { ...body, ...wrong })).toMatchObject({
      ok: false,
      problem: { kind: 'Invalid', message },
    });
  });

  it.each([null, 'text', 7, []])('and refuses %o, which is no object', (wrong) => {
    expect(valuesOf(wan, wrong)).toMatchObject({ ok: false, problem: { kind: 'Invalid' } });
  });

  it('a reference to an upload is taken in place of a data URL (D16)', () => {
    const reference = '0b0e7c1e-1111-4222-8333-444455556666/sea-1.png';
    expect(valuesOf(wan, { ...body, image: reference })).toMatchObject({
      ok: true,
      values: { image: reference },
    });
  });
});
