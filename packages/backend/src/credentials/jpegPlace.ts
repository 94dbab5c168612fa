import { joined } from '@kinora/media';
import type { StorePlace } from './storePlace.ts';

const marker = { app0: 0xe0, app1: 0xe1, app11: 0xeb, scan: 0xda } as const;
/** Length of a box and its type, which every segment repeats. */
const boxHead = 8;
/** The marker, its length, `JP`, the number of the box, and that of the segment. */
const segmentHead = 12;
const mostInSegment = 0xffff - (segmentHead - 2) - boxHead;

const segmentsFor = (length: number) => Math.ceil((length - boxHead) / mostInSegment);

/** Segments as ISO 19566-5 has them, one behind the other. */
function segments(store: Uint8Array): Uint8Array {
  const parts = Array.from({ length: segmentsFor(store.length) }, (_none, index) => {
    const from = boxHead + index * mostInSegment;
    const content = store.subarray(from, from + mostInSegment);
    const head = new Uint8Array(segmentHead);
    const view = new DataView(head.buffer);
    view.setUint16(0, 0xff00 | marker.app11);
    view.setUint16(2, segmentHead - 2 + boxHead + content.length);
    head.set([0x4a, 0x50], 4);
    view.setUint16(6, 1);
    view.setUint32(8, index + 1);
    return [head, store.subarray(0, boxHead), content];
  });
  return joined(parts.flat());
}

/** Segments APP11, behind those that must come first. Null for what is no JPEG up to its picture. */
export function jpegPlace(jpeg: Uint8Array): StorePlace | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const first = 2;
  let place = first;
  let isTaken = false;
  for (let at = first; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const type = jpeg[at + 1]!;
    if (type === marker.scan)
      return {
        isTaken,
        at: place,
        wrappedLength: (length) => length + segmentsFor(length) * (segmentHead + boxHead) - boxHead,
        wrapped: segments,
      };
    // Any number of bytes may fill the room before a marker.
    if (type === 0xff) {
      at += 1;
      continue;
    }
    isTaken ||= type === marker.app11 && view.getUint16(at + 4) === 0x4a50;
    const next = at + 2 + view.getUint16(at + 2);
    if (place === at && (type === marker.app0 || type === marker.app1)) place = next;
    at = next;
  }
  return null;
}
