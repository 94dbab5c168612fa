/** CBOR: maps as Map, byte strings as Buffer, tags let go. */
export function decodedCbor(bytes: Buffer): unknown {
  let at = 0;
  const length = (info: number): number => {
    if (info < 24) return info;
    const size = 2 ** (info - 24);
    const value = bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const next = (): unknown => {
    const first = bytes[at++]!;
    const [kind, info] = [first >>> 5, first & 31];
    if (kind === 7) return { 20: false, 21: true, 22: null }[info];
    const count = length(info);
    const taken = () => bytes.subarray(at, (at += count));
    switch (kind) {
      case 0:
        return count;
      case 1:
        return -1 - count;
      case 2:
        return taken();
      case 3:
        return taken().toString('utf8');
      case 4:
        return Array.from({ length: count }, next);
      case 5:
        return new Map(Array.from({ length: count }, () => [next(), next()] as const));
      default:
        return next();
    }
  };
  const value = next();
  if (at !== bytes.length) throw new Error('Something follows the value.');
  return value;
}
