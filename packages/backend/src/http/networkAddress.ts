import { isIPv6, isIP } from 'node:net';

/**
 * What attempts of one place are counted under. A household has a whole /64 of IPv6, and could else come as somebody
 * else each time; an IPv4 address that is written as IPv6 is what it is. Null for what is no address.
 */
export function placeOf(address: string): string | null {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare;
  if (!isIPv6(bare)) return null;
  const pieces = piecesOf(bare);
  if (pieces.slice(0, 5).every((piece) => piece === 0) && pieces[5] === 0xffff)
    return [pieces[6]! >> 8, pieces[6]! & 255, pieces[7]! >> 8, pieces[7]! & 255].join('.');
  return `${pieces
    .slice(0, 4)
    .map((piece) => piece.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function piecesOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = '', after] = plain.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((piece) => parseInt(piece, 16)));
  const [head, tail] = [read(before), read(after ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
