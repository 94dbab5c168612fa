import { ALL_FORMATS, BufferSource, FilePathSource, Input } from 'mediabunny';
import { loadVideoLibrary } from './canMakeClips.ts';
import type { FileSource } from './fileSource.ts';

/** Opens a clip or a sound for as long as it is used. Node 22 has no `using` of its own yet. */
export async function withInput<T>(file: FileSource, read: (input: Input) => Promise<T>): Promise<T> {
  await loadVideoLibrary();
  const source = file instanceof Uint8Array ? new BufferSource(file) : new FilePathSource(file.path);
  const input = new Input({ formats: ALL_FORMATS, source });
  try {
    return await read(input);
  } finally {
    input.dispose();
  }
}
