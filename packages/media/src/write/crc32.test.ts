import fc from 'fast-check';
import { crc32 as known } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('our checksum is the one that zlib knows', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(known(bytes));
    }),
  );
});
