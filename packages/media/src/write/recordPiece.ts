import { joined } from './joined.ts';
import { afterHeader, pngRecord } from './pngText.ts';
import type { Provenance } from './provenance.ts';
import { xmpBox } from './xmpBox.ts';
import { xmpPacket } from './xmpPacket.ts';

/** What is laid into a file on its way, and where: behind so many bytes, or behind the last one. */
export interface RecordPiece {
  readonly at: number | 'end';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const xmpName = encoder.encode('http://ns.adobe.com/xap/1.0/\0');
const mostInSegment = 0xffff - 2;

/** A segment APP1. Null where the record is longer than a segment holds. */
function jpegRecord(provenance: Provenance): Uint8Array<ArrayBuffer> | null {
  const content = joined([xmpName, encoder.encode(xmpPacket(provenance))]);
  if (content.length > mostInSegment) return null;
  const head = new Uint8Array(4);
  const view = new DataView(head.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, content.length + 2);
  return joined([head, content]);
}

/** Behind the start of the picture, and the segment APP0 that some programs want first. */
function afterJpegStart(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return head.length > 6 && view.getUint16(2) === 0xffe0 ? 4 + view.getUint16(4) : 2;
}

/** What a maker signed is no longer what was signed with a word more in it. */
const isSigned = (head: Uint8Array) => new TextDecoder('latin1').decode(head).includes('c2pa');

/** The record for a file of this type that begins like this; null for one that can't carry it, or is signed by its maker. */
export function recordPiece(type: string, head: Uint8Array, provenance: Provenance): RecordPiece | null {
  if (isSigned(head)) return null;
  switch (type) {
    case 'image/png':
      return { at: afterHeader, bytes: pngRecord(provenance) };
    case 'image/jpeg': {
      const bytes = jpegRecord(provenance) ?? jpegRecord({ ...provenance, parents: [] });
      return bytes && { at: afterJpegStart(head), bytes };
    }
    case 'video/mp4':
    case 'video/quicktime':
      return { at: 'end', bytes: xmpBox(provenance) };
    default:
      return null;
  }
}
