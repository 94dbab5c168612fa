import { createFromModel, createImage, promptSent, type Values } from '@kinora/contract';
import { callOf, falMapping, usual } from './falMapping.ts';

type Asked = Values<typeof createImage>;
type Shape = Pick<Asked, 'aspectRatio' | 'quality'>;

/** Megapixels by quality. */
const megapixels = { draft: 0.4, standard: 1, high: 1.5, ultra: 2 } as const;
/** What the models make in whole blocks. */
const block = 32;

function sizeOf({ aspectRatio, quality }: Shape): { width: number; height: number } {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  const side = Math.sqrt((megapixels[quality] * 1_000_000) / (across * down));
  const whole = (length: number) => Math.round((side * length) / block) * block;
  return { width: whole(across), height: whole(down) };
}

/** Photographs have a model of their own; a draft has the quickest one. */
const modelOf = ({ style, quality }: Asked) =>
  quality === 'draft'
    ? 'fal-ai/fast-sdxl'
    : style === 'realistic' || style === 'photographic'
      ? 'fal-ai/flux/krea'
      : 'fal-ai/flux/dev';

const names = {
  'fal-ai/fast-sdxl': 'SDXL',
  'fal-ai/flux/krea': 'Flux Krea',
  'fal-ai/flux/dev': 'Flux (dev)',
} as const;

export const pictures = falMapping(createImage, {
  capabilities: usual,
  madeBy: (values) => names[modelOf(values)],
  call: (values) => {
    const model = modelOf(values);
    const asked = {
      // With the words of its style behind it, as the browser sent them.
      prompt: promptSent(createImage, values),
      image_size: sizeOf(values),
      num_inference_steps: values.steps,
      num_images: 1,
      enable_safety_checker: true,
    };
    return model === 'fal-ai/fast-sdxl'
      ? callOf(model, { ...asked, format: 'png' })
      : callOf(model, { ...asked, output_format: 'png' });
  },
});

/** Words of a prompt, with the one that calls what a model learnt before them, where it is not among them. */
const calling = (triggerWord: string, prompt: string) =>
  inWords(prompt).includes(inWords(triggerWord)) ? prompt : `${triggerWord}, ${prompt}`;

/** "art" is not in "a party". */
const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A model that was trained here is a layer over Flux, in every quality. */
export const ownPictures = falMapping(createFromModel, {
  capabilities: usual,
  madeBy: 'Flux (dev) with your model',
  call: (values, _files, { weights }) => {
    if (!weights) throw new Error('A picture from a trained model needs its weights.');
    const prompt = promptSent(createFromModel, values);
    return callOf('fal-ai/flux-lora', {
      prompt: calling(weights.triggerWord, prompt),
      loras: [{ path: weights.address, scale: 1 }],
      image_size: sizeOf(values),
      num_inference_steps: values.steps,
      num_images: 1,
      enable_safety_checker: true,
      output_format: 'png',
    });
  },
});
