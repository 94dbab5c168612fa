/** A clip of which parts can be read, all of them or some. */
export interface ClipBytes {
  readonly size: number;
  readonly read: (start: number, end: number) => Uint8Array | Promise<Uint8Array>;
}

export const heldClip = (bytes: Uint8Array): ClipBytes => ({
  size: bytes.byteLength,
  read: (start, end) => bytes.subarray(start, end),
});
