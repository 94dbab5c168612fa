import { describe, expect, it } from 'vitest';
import { callable } from './expectations.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { rightsWorld } from './testing/rightsWorld.ts';

const world = sharedWorld(rightsWorld);

describe('the rights of every function', () => {
  it('are known, and none can be led astray by a search path', async () => {
    const found = await world.sql<{ name: string; path: string[] | null; definer: boolean; roles: string[] }>(
      `select p.proname as name, p.proconfig as path, p.prosecdef as definer,
        array(select role from unnest(array['keyless', 'anon', 'authenticated', 'service_role']) as role where has_function_privilege(role, p.oid, 'EXECUTE')) as roles
       from pg_proc as p where p.pronamespace = 'public'::regnamespace order by 1`,
    );
    for (const { name, path, definer, roles } of found) {
      expect(roles, `who calls ${name}`).toEqual([...(callable[name] ?? []), 'service_role']);
      expect(path, `search path of ${name}`).toEqual(['search_path=""']);
      expect(definer, `definer of ${name}`).toBe(true);
    }
    expect(found.map((each) => each.name)).toEqual(expect.arrayContaining(Object.keys(callable)));
  });

  it('in the private schema are for nobody', async () => {
    for (const role of ['keyless', 'anon', 'authenticated', 'service_role']) {
      const [{ may }] = (await world.sql(`select has_schema_privilege($1, 'private', 'USAGE') as may`, [
        role,
      ])) as [{ may: boolean }];
      expect(may, `use by ${role}`).toBe(false);
    }
    const open = await world.sql(
      `select p.proname, role from pg_proc as p, unnest(array['keyless', 'anon', 'authenticated', 'service_role']) as role
       where p.pronamespace = 'private'::regnamespace and has_function_privilege(role, p.oid, 'EXECUTE')`,
    );
    expect(open).toEqual([]);
    const paths = await world.sql<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'private'::regnamespace
       and proconfig is distinct from array['search_path=""']`,
    );
    expect(paths).toEqual([]);
  });

  it('refuse a person who calls by hand what writes for the service role', async () => {
    for (const call of [
      `public.credit_grant('${world.ann}', 1000, 'grant', 'mine')`,
      `public.finish_job(gen_random_uuid(), 'failed')`,
      `public.delete_forever('${world.ben}')`,
      `public.cancel_job('${world.ben}', gen_random_uuid())`,
    ])
      for (const role of ['keyless', 'anon', 'authenticated'] as const)
        expect(await world.attempt(role, world.ann, `select ${call}`), `with ${call}`).toEqual({
          refused: '42501',
        });
  });
});
