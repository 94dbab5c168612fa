import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best encoding that this header accepts, if any. */
export function chooseEncoding(header: string | null): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name?.trim().toLowerCase()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** Of more than this the strongest takes somebody's first visit longer than it saves. */
const mostForStrongest = 100_000;

/**
 * Strong, since what it makes is kept for as long as the file stays the same. A page is to come with the first packets
 * of a connection, 14.6 kB with its headers: the next come a whole way there and back later.
 */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > mostForStrongest ? 9 : 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
