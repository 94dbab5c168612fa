import { expect, test } from 'vitest';
import { hrefOf, placeAt, rooted } from './place.ts';

test.each([
  ['/liked?sort=newest#third', '/docs', '/liked?sort=newest#third'],
  ['?tab=api', '/docs?tab=guides#top', '/docs?tab=api'],
  ['?', '/docs?tab=guides', '/docs'],
  ['#top', '/docs?tab=guides', '/docs?tab=guides#top'],
  ['https://kinora.example/docs', '/', '/docs'],
])('%s, seen from %s, is %s', (address, from, href) => {
  expect(hrefOf(placeAt(address, from))).toBe(href);
});

test.each(['//elsewhere.example/a', '/..//elsewhere.example/a', '\\\\elsewhere.example/a'])(
  'the address %s leads to no other host',
  (address) => {
    const href = hrefOf(placeAt(address, '//elsewhere.example/b'));
    expect(new URL(href, 'http://kinora.example').host).toBe('kinora.example');
  },
);

test('each visit of an address is another', () => {
  expect(placeAt('/docs').key).not.toBe(placeAt('/docs').key);
});

test('an address that begins with two slashes is one of the app all the same', () => {
  expect(placeAt('/docs', rooted('//')).pathname).toBe('/docs');
});
