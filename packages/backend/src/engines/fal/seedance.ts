import { seedanceImage, seedanceText, type Values } from '@kinora/contract';
import { callOf, falMapping, usual } from './falMapping.ts';

const lengthOf = (seconds: number): '10' | '5' => (seconds === 10 ? '10' : '5');
const named = ({ model }: { readonly model: string }) =>
  model === 'pro' ? 'Seedance 1.0 Pro' : 'Seedance 1.0 Lite';

/** What both of its modes are asked with. */
const settingsOf = ({
  prompt,
  aspectRatio,
  resolution,
  duration,
  seed,
  cameraFixed,
}: Values<typeof seedanceText>) => ({
  prompt,
  aspect_ratio: aspectRatio,
  resolution,
  duration: lengthOf(duration),
  camera_fixed: cameraFixed,
  enable_safety_checker: true,
  ...(seed !== null && { seed }),
});

export const seedanceWords = falMapping(seedanceText, {
  capabilities: usual,
  madeBy: named,
  call: (values) =>
    callOf(
      values.model === 'pro'
        ? 'fal-ai/bytedance/seedance/v1/pro/text-to-video'
        : 'fal-ai/bytedance/seedance/v1/lite/text-to-video',
      settingsOf(values),
    ),
});

export const seedancePicture = falMapping(seedanceImage, {
  capabilities: usual,
  madeBy: named,
  call: async (values, files, { at }) =>
    callOf(
      values.model === 'pro'
        ? 'fal-ai/bytedance/seedance/v1/pro/image-to-video'
        : 'fal-ai/bytedance/seedance/v1/lite/image-to-video',
      {
        ...settingsOf(values),
        image_url: await at(files('image')[0]),
      },
    ),
});
