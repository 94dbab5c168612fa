import { expect, it } from 'vitest';
import { placeOf } from './networkAddress.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network address %s is counted as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

it.each(['', 'unknown', 'localhost', '203.0.113.700', '_hidden', "'; drop table"])(
  'the text %j is no network address',
  (words) => {
    expect(placeOf(words)).toBeNull();
  },
);
