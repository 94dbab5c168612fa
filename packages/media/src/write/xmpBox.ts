import { joined } from './joined.ts';
import type { Provenance } from './provenance.ts';
import { xmpPacket } from './xmpPacket.ts';

/** The box type under which MP4 files carry XMP. */
const xmpUuid = Uint8Array.from(
  'be7acfcb97a942e89c71999491e3afac'.match(/../g)!.map((pair) => Number.parseInt(pair, 16)),
);

/** A box that goes after all others, where it moves no sample that an index points at. */
export function xmpBox(provenance: Provenance): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(xmpPacket(provenance));
  const box = new Uint8Array(8 + xmpUuid.length + packet.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode('uuid'), 4);
  box.set(xmpUuid, 8);
  box.set(packet, 8 + xmpUuid.length);
  return box;
}

/** The clip with its provenance. */
export const withXmpBox = (clip: Uint8Array, provenance: Provenance): Uint8Array<ArrayBuffer> =>
  joined([clip, xmpBox(provenance)]);
