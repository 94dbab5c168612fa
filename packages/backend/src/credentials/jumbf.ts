import { cbor, type Cbor } from './cbor.ts';
import { joined } from '@kinora/media';

/** What C2PA's boxes are, by the four letters that their types begin with (ISO 19566-5). */
type Kind = 'c2pa' | 'c2ma' | 'c2as' | 'c2cl' | 'c2cs' | 'cbor';

const letters = (text: string) => new TextEncoder().encode(text);
const everyType = Uint8Array.of(0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71);
/** Others may ask for the box, and it has a label. */
const toggles = Uint8Array.of(0b11);

export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = joined([new Uint8Array(4), letters(type), ...content]);
  new DataView(whole.buffer).setUint32(0, whole.length);
  return whole;
}

/** A box of boxes that says what it is and how it is called. */
export const labelled = (kind: Kind, label: string, ...content: readonly Uint8Array[]): Uint8Array =>
  box('jumb', box('jumd', letters(kind), everyType, toggles, letters(`${label}\0`)), ...content);

export const cborBox = (kind: Kind, label: string, value: Cbor): Uint8Array =>
  labelled(kind, label, box('cbor', cbor(value)));

/** What a reference to a box is the hash of: all of it but its own header. */
export const referredTo = (whole: Uint8Array): Uint8Array => whole.subarray(8);
