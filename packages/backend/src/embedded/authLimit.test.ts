import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { authLimit, usualAttempts } from './authLimit.ts';
import { mailPauseSeconds } from './lite/repeatedMail.ts';

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

test('refreshing and changing one’s own account are counted apart, with many times as many', () => {
  const wait = authLimit({ clock: () => new Date(0), attempts: 1 });
  const others = ['token?grant_type=refresh_token', 'user', 'logout'];
  for (const path of [...others, ...others]) expect(wait(post(path), 'a')).toBe(0);
  expect([wait(post('signup'), 'a'), wait(post('recover'), 'a')]).toEqual([0, 10 * 30]);
  // What has a body is parsed, whatever it asks for; six went by above.
  const nothings = Array.from({ length: 15 }, () => wait(post('nothing'), 'a'));
  expect([nothings.slice(0, 14).every((each) => each === 0), nothings[14]]).toEqual([true, 15]);
  expect([wait(post('user'), 'b'), wait(new Request('http://kinora.example.org/auth/v1/user'), 'a')]).toEqual(
    [0, 0],
  );
});

test('hosted is told to hold back as often as this server does, in the five minutes that it counts by', async () => {
  const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  const section = (name: string) => config.split(`\n[${name}]\n`)[1]?.split(/^\[/m)[0] ?? '';
  for (const counted of ['sign_in_sign_ups', 'token_verifications'])
    expect(section('auth.rate_limit')).toMatch(new RegExp(`^${counted} = ${usualAttempts.attempts}$`, 'm'));
  expect(usualAttempts.seconds).toBe(5 * 60);
  expect(section('auth.email')).toContain(`max_frequency = "${mailPauseSeconds}s"`);
});
