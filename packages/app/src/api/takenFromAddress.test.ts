// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { takenFromAddress } from './takenFromAddress.ts';

const user = { id: 'mara', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' };

it('a session that a link brings is in no address that one can step back to', async () => {
  const session = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup';
  history.pushState({ kept: 1 }, '', `/wan-i2v?mode=a#${session}`);
  const before = history.length;
  const client = createClient('https://kinora.example.test', 'key', {
    auth: { flowType: 'implicit', detectSessionInUrl: takenFromAddress, autoRefreshToken: false },
    global: { fetch: async () => Response.json(user) },
  });
  expect((await client.auth.getSession()).data.session?.refresh_token).toBe('r');
  expect([location.pathname, location.search, location.hash]).toEqual(['/wan-i2v', '?mode=a', '']);
  expect([history.length, history.state]).toEqual([before, { kept: 1 }]);
});

it('any other fragment stays where it is', () => {
  history.pushState(null, '', '/docs#prices');
  expect(takenFromAddress(new URL(location.href), { prices: '' })).toBe(false);
  expect(location.hash).toBe('#prices');
});
