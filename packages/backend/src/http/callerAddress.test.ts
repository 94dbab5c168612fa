import { expect, it } from 'vitest';
import { callerAddress, hostedCaller } from './callerAddress.ts';

const headers = (forwarded: string, more: Record<string, string> = {}) =>
  new Headers({ ...(forwarded && { 'x-forwarded-for': forwarded }), ...more });

it('an address that a stranger claims counts only as far as our own proxies vouch for it', () => {
  const asked = headers('6.6.6.6, 9.9.9.9, 10.0.0.1');
  const from = (proxies: number) => callerAddress({ headers: asked, peer: '127.0.0.1', proxies });
  expect([0, 1, 2].map(from)).toEqual(['127.0.0.1', '10.0.0.1', '9.9.9.9']);
  // Somebody who came past a proxy of ours, or wrote no address, is who is at the other end.
  expect(from(4)).toBe('127.0.0.1');
  expect(callerAddress({ headers: headers('made-up-1'), peer: '::1', proxies: 1 })).toBe('0:0:0:0::/64');
  expect(callerAddress({ headers: headers(''), proxies: 1 })).toBeNull();
});

it('a household is one caller, however many of its addresses it uses', () => {
  const from = (address: string) => callerAddress({ headers: headers(address), proxies: 1 });
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
});

it('the caller that Supabase names counts there alone', () => {
  const forged = headers('6.6.6.6, 203.0.113.7', { 'cf-connecting-ip': '198.51.100.9' });
  const at = (url: string, more = {}) => hostedCaller({ SUPABASE_URL: url, ...more })(forged);
  expect(at('https://abcdefghijklmnopqrst.supabase.co')).toBe('198.51.100.9');
  for (const own of ['https://supabase.example.org', 'https://x.supabase.co.evil.example', ''])
    expect(at(own)).toBe('203.0.113.7');
  expect(at('https://supabase.example.org', { KINORA_PROXIES: '2' })).toBe('6.6.6.6');
  expect(at('https://supabase.example.org', { KINORA_PROXIES: '0' })).toBeNull();
});
