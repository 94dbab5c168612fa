import {
  enlargedName,
  filesIn,
  isEnlargement,
  type DeviceEngine,
  type ultimateUpscale,
} from '@kinora/contract';
import { upscaleAside } from '@kinora/media/upscale';

/** Enlarges a picture by a network that runs right here; nothing leaves the device. */
export const upscaler: DeviceEngine<typeof ultimateUpscale> = {
  async run(tool, draft, run) {
    const [, picture] = filesIn(tool, draft)[0] ?? [];
    if (!picture) throw new Error('There is no picture to enlarge.');
    const { width, height } = picture;
    const { factor, type } = draft;
    const began = performance.now();
    const size = width && height ? { width, height } : undefined;
    const made = await upscaleAside({ picture: picture.blob, factor, type, size }, run);
    return {
      is: 'image',
      blob: made.blob,
      width: made.width,
      height: made.height,
      name: enlargedName(picture.name, factor),
      milliseconds: performance.now() - began,
      isEnlargement: isEnlargement(factor),
    };
  },
};
