import { expect, it } from 'vitest';
import { projectKeys } from './projectKeys.ts';

const older = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };

it('today’s keys come before the older ones, which may have been switched off', () => {
  expect(
    projectKeys({
      ...older,
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_w","default":"sb_publishable_d"}',
      SUPABASE_SECRET_KEYS: '{"functions":"sb_secret_f"}',
    }),
  ).toEqual({ publishable: 'sb_publishable_d', secret: 'sb_secret_f' });
});

it('the older keys do where there are no others', () => {
  const ofOld = { publishable: 'anon', secret: 'service' };
  expect(projectKeys(older)).toEqual(ofOld);
  for (const nothing of ['', '{}', '{"default":""}', 'no json'])
    expect(
      projectKeys({ ...older, SUPABASE_PUBLISHABLE_KEYS: nothing, SUPABASE_SECRET_KEYS: nothing }),
    ).toEqual(ofOld);
});

it('a project without any key is told the name of what is missing', () => {
  expect(() => projectKeys({})).toThrow('SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY');
});
