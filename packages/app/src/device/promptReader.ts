import type { DeviceEngine, imageToPrompt, PictureMaking } from '@kinora/contract';
import { describeAside, type FoundSettings } from '@kinora/media/describe';
import { withPictureOf } from './withPictureOf.ts';

const makingOf = ({ prompt: _prompt, negative, ...rest }: FoundSettings): PictureMaking => ({
  ...rest,
  ...(negative !== undefined && { negativePrompt: negative }),
});

/** Reads what a picture's file says of itself, else what its pixels show; nothing leaves the device. */
export const promptReader: DeviceEngine<typeof imageToPrompt> = {
  run: (tool, draft, { signal }) =>
    withPictureOf(tool, draft, async ({ blob }) => {
      const told = await describeAside(blob, signal);
      const { source, text } = told;
      if (told.source === 'file') return { is: 'prompt', source, text, making: makingOf(told.settings) };
      const { width, height, isNamed } = told;
      return { is: 'prompt', source, text, making: { width, height }, isNamed };
    }),
};
