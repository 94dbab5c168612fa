/** The package that writes H.264. It is optional, since it carries a GPL build of FFmpeg. */
export const videoLibrary = '@mediabunny/server';

export class VideoLibraryMissing extends Error {
  override readonly name = 'VideoLibraryMissing';

  constructor(options?: ErrorOptions) {
    super(
      `Clips can't be made here because the optional package ${videoLibrary} is not installed. Install it in packages/media, or set FAL_KEY to use a hosted engine.`,
      options,
    );
  }
}
