import type { FileFacts, OrderedFile } from '../engines/engine.ts';
import type { FileStore } from '../files/fileStore.ts';
import { UnrecoverableJobError } from './job.ts';

/** Long enough for a provider's queue on a bad day. */
const addressSeconds = 6 * 3600;

/** A file that lies in storage, and is read there by whoever needs it. */
export function storedFile(
  place: string,
  { size, ...facts }: FileFacts & { readonly size: number },
  files: FileStore,
): OrderedFile {
  const there = async <T>(found: Promise<T | null>): Promise<T> => {
    const file = await found;
    if (file === null)
      throw new UnrecoverableJobError(
        'A file for this generation is gone. Nothing was charged; choose it again.',
      );
    return file;
  };
  return {
    ...facts,
    size,
    part: async (start, end) => (await there(files.open(place))).part(start, end),
    bytes: async () => (await there(files.read(place))).bytes,
    stream: () => there(files.stream(place)),
    async address() {
      const [address] = await files.addresses([place], addressSeconds);
      return address && isReachable(address) ? address : null;
    },
    path: () => files.pathOf(place),
  };
}

/** Whether the internet can fetch it: a provider can't come to this machine. */
function isReachable(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !/^(localhost|127\.|\[::1\]|.*\.local$)/.test(url.hostname);
}
