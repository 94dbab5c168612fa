import { filesIn, type DeviceEngine, type imageToPrompt, type PictureMaking } from '@kinora/contract';
import { describeAside, type FoundSettings } from '@kinora/media/describe';

const makingOf = ({ prompt: _prompt, negative, ...rest }: FoundSettings): PictureMaking => ({
  ...rest,
  ...(negative !== undefined && { negativePrompt: negative }),
});

/** Reads what a picture's file says of itself, else what its pixels show; nothing leaves the device. */
export const promptReader: DeviceEngine<typeof imageToPrompt> = {
  async run(tool, draft, { signal }) {
    const [, picture] = filesIn(tool, draft)[0] ?? [];
    if (!picture) throw new Error('There is no picture to read.');
    const told = await describeAside(picture.blob, signal);
    const { source, text } = told;
    if (told.source === 'file') return { is: 'prompt', source, text, making: makingOf(told.settings) };
    const { width, height, isNamed } = told;
    return { is: 'prompt', source, text, making: { width, height }, isNamed };
  },
};
