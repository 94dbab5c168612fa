import type * as Server from '@mediabunny/server';
import { registerDecoder } from 'mediabunny';
import type * as Av from 'node-av';
import { fullLines } from '../frame/frameSize.ts';
import { smallFrames } from './smallFrames.ts';
import { VideoLibraryMissing, videoLibrary } from './VideoLibraryMissing.ts';

/** What the library decodes with, and brings along. */
const frameLibrary = 'node-av';

let registered: Promise<void> | undefined;

/** Makes the video encoder known to mediabunny, once, and before its decoder one that holds less. */
export function loadVideoLibrary(
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<void> {
  registered ??= Promise.all([load(videoLibrary), load(frameLibrary)]).then(
    ([library, av]) => {
      const { AvFrameVideoSampleResource, registerMediabunnyServer } = library as typeof Server;
      const frames = { av: av as typeof Av, resource: AvFrameVideoSampleResource };
      registerDecoder(smallFrames(frames, fullLines));
      registerMediabunnyServer();
    },
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
    for (const name of [videoLibrary, frameLibrary]) resolve(name);
    return true;
  } catch {
    return false;
  }
}
