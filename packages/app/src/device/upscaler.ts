import { enlargedName, isEnlargement, type DeviceEngine, type ultimateUpscale } from '@kinora/contract';
import { upscaleAside } from '@kinora/media/upscale';
import { withPictureOf } from './withPictureOf.ts';

/** Enlarges a picture by a network that runs right here; nothing leaves the device. */
export const upscaler: DeviceEngine<typeof ultimateUpscale> = {
  run: (tool, draft, run) =>
    withPictureOf(tool, draft, async ({ blob, name, width, height }) => {
      const { factor, type } = draft;
      const began = performance.now();
      const size = width && height ? { width, height } : undefined;
      const made = await upscaleAside({ picture: blob, factor, type, size }, run);
      return {
        is: 'image',
        blob: made.blob,
        width: made.width,
        height: made.height,
        name: enlargedName(name, factor),
        milliseconds: performance.now() - began,
        isEnlargement: isEnlargement(factor),
      };
    }),
};
