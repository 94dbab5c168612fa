import type { FileFacts, OrderedFile } from './engine.ts';

/** A file whose bytes are here already: they came inside a request, or had to be looked at. */
export const heldFile = ({ bytes, ...facts }: FileFacts & { readonly bytes: Uint8Array }): OrderedFile => ({
  ...facts,
  size: bytes.byteLength,
  part: (start, end) => Promise.resolve(bytes.subarray(start, end)),
  bytes: () => Promise.resolve(bytes),
  stream: () => Promise.resolve(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()),
  address: () => Promise.resolve(null),
  path: () => Promise.resolve(null),
});
