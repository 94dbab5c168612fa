import { expect, it } from 'vitest';
import { cbor, Tagged, type Cbor } from './cbor.ts';

// Examples of RFC 8949, appendix A.
it.each<[string, Cbor]>([
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['18ff', 255],
  ['190100', 256],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['20', -1],
  ['3863', -100],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['60', ''],
  ['6449455446', 'IETF'],
  ['62c3bc', 'ü'],
  ['4401020304', Uint8Array.of(1, 2, 3, 4)],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['a26161016162820203', { b: [2, 3], a: 1 }],
  [
    'a201020304',
    new Map([
      [3, 4],
      [1, 2],
    ]),
  ],
  ['c074323031332d30332d32315432303a30343a30305a', new Tagged(0, '2013-03-21T20:04:00Z')],
])('CBOR writes %s as the standard does', (hex, value) => {
  expect(Buffer.from(cbor(value)).toString('hex')).toBe(hex);
});

it('CBOR puts shorter names first, as everybody who writes the same', () => {
  expect(Buffer.from(cbor({ hash: 1, url: 2, alg: 3 })).toString('latin1')).toMatch(/alg.*url.*hash/s);
});
