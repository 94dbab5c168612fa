import { enlargedName, filesOf, isEnlargement, type DeviceEngine } from '@kinora/contract';
import { upscaleAside, type UpscaleFactor, type UpscaleStyleName } from '@kinora/media/upscale';

/** Enlarges a picture by a network that runs right here; nothing leaves the device. */
export const upscaler: DeviceEngine = {
  async run(_tool, draft, run) {
    const said = draft as Readonly<Record<string, unknown>>;
    const [picture] = Object.values(said).flatMap(filesOf);
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
