import type { Provenance } from './provenance.ts';
import { xmpPacket } from './xmpPacket.ts';

/** The box type under which MP4 files carry XMP. */
const xmpUuid = Uint8Array.from(
  'be7acfcb97a942e89c71999491e3afac'.match(/../g)!.map((pair) => Number.parseInt(pair, 16)),
);

/** The clip with its provenance in a box after all others, where it moves no sample that an index points at. */
export function withXmpBox(clip: Uint8Array, provenance: Provenance): Uint8Array {
  const packet = new TextEncoder().encode(xmpPacket(provenance));
  const length = 8 + xmpUuid.length + packet.length;
  const whole = new Uint8Array(clip.length + length);
  whole.set(clip);
  new DataView(whole.buffer).setUint32(clip.length, length);
  whole.set(new TextEncoder().encode('uuid'), clip.length + 4);
  whole.set(xmpUuid, clip.length + 8);
  whole.set(packet, clip.length + 8 + xmpUuid.length);
  return whole;
}
