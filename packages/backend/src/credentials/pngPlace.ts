import { chunkOverhead, pngChunk } from '@kinora/media';
import type { StorePlace } from './storePlace.ts';

const signatureLength = 8;
/** After the signature and the header. */
const afterHeader = 33;

/** A chunk of its own, `caBX`. Null for what is no whole PNG. */
export function pngPlace(png: Uint8Array): StorePlace | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let isTaken = false;
  for (let at = signatureLength; at + chunkOverhead <= png.length;) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    isTaken ||= type === 'caBX';
    at += view.getUint32(at) + chunkOverhead;
    if (type === 'IEND' && at <= png.length)
      return {
        isTaken,
        at: afterHeader,
        wrappedLength: (length) => length + chunkOverhead,
        wrapped: (store) => pngChunk('caBX', store),
      };
  }
  return null;
}
