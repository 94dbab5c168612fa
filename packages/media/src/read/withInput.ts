import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { loadVideoLibrary } from '../clip/canMakeClips.ts';

/** Opens a clip or a sound for as long as it is used. Node 22 has no `using` of its own yet. */
export async function withInput<T>(file: Uint8Array, read: (input: Input) => Promise<T>): Promise<T> {
  await loadVideoLibrary();
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
  try {
    return await read(input);
  } finally {
    input.dispose();
  }
}
