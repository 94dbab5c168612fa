import { VideoLibraryMissing, videoLibrary } from './VideoLibraryMissing.ts';

let registered: Promise<void> | undefined;

/** Makes the video encoder known to mediabunny, once. */
export function loadVideoLibrary(
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<void> {
  registered ??= load(videoLibrary).then(
    (library) => (library as { registerMediabunnyServer(): void }).registerMediabunnyServer(),
    (cause: unknown) => {
      registered = undefined;
      throw new VideoLibraryMissing({ cause });
    },
  );
  return registered;
}

/** Whether the optional package is installed, without loading its 160 MB. */
export function canMakeClips(
  resolve: (name: string) => string = (name) => import.meta.resolve(name),
): boolean {
  try {
    resolve(videoLibrary);
    return true;
  } catch {
    return false;
  }
}
