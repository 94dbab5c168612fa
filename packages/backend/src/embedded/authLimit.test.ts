import { expect, test } from 'vitest';
import { addressOf, authLimit } from './authLimit.ts';

const post = (path: string) => new Request(`http://kinora.example.org/auth/v1/${path}`, { method: 'POST' });

test('one address has so many attempts, which come back one by one; another has its own', () => {
  let now = 0;
  const wait = authLimit({ clock: () => new Date(now * 1000), attempts: 3, seconds: 30 });
  const signIn = (address = 'a') => wait(post('token?grant_type=password'), address);
  expect([signIn(), signIn(), signIn(), signIn(), signIn()]).toEqual([0, 0, 0, 10, 10]);
  expect(signIn('b')).toBe(0);
  now = 4;
  expect(signIn()).toBe(6);
  now = 10;
  expect([signIn(), signIn()]).toEqual([0, 10]);
  now = 1000;
  expect([signIn(), signIn(), signIn(), signIn()]).toEqual([0, 0, 0, 10]);
});

test('refreshing and reading one’s own account are not counted', () => {
  const wait = authLimit({ clock: () => new Date(0), attempts: 1 });
  const others = ['token?grant_type=refresh_token', 'user', 'logout'];
  for (const path of [...others, ...others]) expect(wait(post(path), 'a')).toBe(0);
  expect([wait(post('signup'), 'a'), wait(post('recover'), 'a')]).toEqual([0, 10 * 30]);
});

test('an address that a stranger claims counts only as far as our own proxies vouch for it', () => {
  const request = new Request('http://x/', { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9, 10.0.0.1' } });
  expect([0, 1, 2].map((proxies) => addressOf(request, '127.0.0.1', proxies))).toEqual([
    '127.0.0.1',
    '10.0.0.1',
    '9.9.9.9',
  ]);
  expect(addressOf(new Request('http://x/'), undefined, 1)).toBe('unknown');
});
