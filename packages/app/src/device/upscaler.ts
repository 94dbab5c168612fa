import { enlargedName, filesIn, isEnlargement, type DeviceEngine } from '@kinora/contract';
import { upscaleAside, type UpscaleFactor, type UpscaleStyleName } from '@kinora/media/upscale';

/** Enlarges a picture by a network that runs right here; nothing leaves the device. */
export const upscaler: DeviceEngine = {
  async run(tool, draft, run) {
    const said = draft as Readonly<Record<string, unknown>>;
    const [, picture] = filesIn(tool, draft)[0] ?? [];
    if (!picture) throw new Error('There is no picture to enlarge.');
    const { width, height } = picture;
    const factor = said['factor'] as UpscaleFactor;
    const began = performance.now();
    const made = await upscaleAside(
      {
        picture: picture.blob,
        factor,
        type: said['type'] as UpscaleStyleName,
        size: width && height ? { width, height } : undefined,
      },
      run,
    );
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
