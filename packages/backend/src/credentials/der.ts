/** One value of DER: its tag, what it holds, and all of it with both. */
export interface Der {
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly whole: Uint8Array<ArrayBuffer>;
}

const broken = () => new Error('This is not DER.');

/** The value at the beginning of these bytes. */
export function der(bytes: Uint8Array<ArrayBuffer>): Der {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) throw broken();
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const from = 2 + lengthBytes;
  const length = first < 0x80 ? first : bytes.subarray(2, from).reduce((sum, byte) => sum * 256 + byte, 0);
  if (from + length > bytes.length) throw broken();
  return { tag, content: bytes.subarray(from, from + length), whole: bytes.subarray(0, from + length) };
}

/** What lies in a sequence or set, one after the other. */
export function parts({ content }: Der): Der[] {
  const found: Der[] = [];
  for (let at = 0; at < content.length;) {
    const next = der(content.subarray(at));
    found.push(next);
    at += next.whole.length;
  }
  return found;
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
