import { joined } from '@kinora/media';

/** What CBOR is made of here: no fractions, and nothing of unknown length. */
export type Cbor =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | Tagged
  | readonly Cbor[]
  | ReadonlyMap<number, Cbor>
  | { readonly [name: string]: Cbor };

export class Tagged {
  readonly tag: number;
  readonly value: Cbor;

  constructor(tag: number, value: Cbor) {
    this.tag = tag;
    this.value = value;
  }
}

/** A kind of value and its number, in as few bytes as hold it. */
function head(kind: number, value: number): Uint8Array {
  const first = kind << 5;
  if (value < 24) return Uint8Array.of(first | value);
  if (value < 0x100) return Uint8Array.of(first | 24, value);
  if (value < 0x1_0000) return Uint8Array.of(first | 25, value >>> 8, value & 0xff);
  const four = new Uint8Array(5);
  four[0] = first | 26;
  new DataView(four.buffer).setUint32(1, value);
  return four;
}

const inOrder = (one: Uint8Array, other: Uint8Array): number => {
  const differing = one.findIndex((byte, index) => byte !== other[index]);
  return differing < 0 ? one.length - other.length : one[differing]! - (other[differing] ?? -1);
};

function map(entries: readonly (readonly [string | number, Cbor])[]): Uint8Array {
  const pairs = entries
    .map(([key, value]) => [cbor(key), cbor(value)] as const)
    // One order for all who write the same: RFC 8949 calls it core deterministic.
    .toSorted(([one], [other]) => inOrder(one, other));
  return joined([head(5, pairs.length), ...pairs.flat()]);
}

/** As CBOR (RFC 8949), the same bytes for the same value. */
export function cbor(value: Cbor): Uint8Array {
  if (value === null) return Uint8Array.of(0xf6);
  if (typeof value === 'boolean') return Uint8Array.of(value ? 0xf5 : 0xf4);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value);
    return joined([head(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return joined([head(2, value.length), value]);
  if (value instanceof Tagged) return joined([head(6, value.tag), cbor(value.value)]);
  if (value instanceof Map) return map([...(value as ReadonlyMap<number, Cbor>)]);
  if (Array.isArray(value)) return joined([head(4, value.length), ...(value as Cbor[]).map(cbor)]);
  return map(Object.entries(value as { readonly [name: string]: Cbor }));
}
