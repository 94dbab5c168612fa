import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerWorld, type LedgerWorld } from './testing/ledgerWorld.ts';

let world: LedgerWorld;
let ann: string;
let ben: string;
let creation: string;
let task: string;

beforeAll(async () => {
  world = await ledgerWorld();
  ann = await world.newUser();
  ben = await world.newUser();
  for (const user of [ben, ann]) {
    await world.database.call('credit_grant', {
      p_user: user,
      p_amount: 100,
      p_kind: 'grant',
      p_key: 'gift',
    });
    const job = await world.start(user);
    creation = job.creation_id;
    task = job.task_id;
    await world.sql(
      `insert into public.user_subscriptions (user_id, plan_id, status, billing_cycle, started_at, current_period_end)
       values ($1, 'free', 'active', 'monthly', now(), now() + interval '1 month')`,
      [user],
    );
    await world.sql(`insert into storage.objects (bucket_id, name) values ('creations', $1)`, [
      `${user}/a.mp4`,
    ]);
  }
});
afterAll(() => world.close());

const verbs = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] as const;
type Verb = (typeof verbs)[number];
const nothing: readonly Verb[] = [];

/** What each role may do with each table, and what a person reads of it: everything, their own rows, or nothing. */
const tables: Readonly<
  Record<string, { anon: readonly Verb[]; authenticated: readonly Verb[]; reads: 'all' | 'own' | 'none' }>
> = {
  allowance_lots: { anon: nothing, authenticated: ['SELECT'], reads: 'own' },
  credit_accounts: { anon: nothing, authenticated: ['SELECT'], reads: 'own' },
  credit_entries: { anon: nothing, authenticated: ['SELECT'], reads: 'own' },
  credit_holds: { anon: nothing, authenticated: nothing, reads: 'none' },
  credit_packs: { anon: ['SELECT'], authenticated: ['SELECT'], reads: 'all' },
  generation_jobs: { anon: nothing, authenticated: nothing, reads: 'none' },
  subscription_plans: { anon: ['SELECT'], authenticated: ['SELECT'], reads: 'all' },
  // UPDATE is given by column, below.
  user_creations: { anon: nothing, authenticated: ['SELECT', 'DELETE'], reads: 'own' },
  user_subscriptions: { anon: nothing, authenticated: ['SELECT'], reads: 'own' },
};

/** Functions that are not for service_role alone. */
const callable: Readonly<Record<string, readonly string[]>> = {
  job_state: ['authenticated'],
  restore_creation: ['authenticated'],
  running_jobs: ['authenticated'],
};

describe('A143 the rights of every table', () => {
  it('are known: each table of the public schema has its line here, and row-level security is on', async () => {
    const found = await world.sql<{ relname: string; relrowsecurity: boolean }>(
      `select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    );
    expect(found.map((table) => table.relname)).toEqual(Object.keys(tables));
    expect(found.filter((table) => !table.relrowsecurity)).toEqual([]);
  });

  it.each(Object.entries(tables))('%s', async (table, rights) => {
    for (const role of ['anon', 'authenticated'] as const)
      for (const verb of verbs) {
        const [{ may }] = (await world.sql(`select has_table_privilege($1, 'public.' || $2, $3) as may`, [
          role,
          table,
          verb,
        ])) as [{ may: boolean }];
        expect(may, `${role} ${verb}`).toBe(rights[role].includes(verb));
      }
  });

  it.each(Object.entries(tables).filter(([, { reads }]) => reads === 'own'))(
    '%s shows own rows only',
    async (table) => {
      const mine = await world.as<{ user_id: string }>(
        'authenticated',
        ann,
        `select user_id from public.${table}`,
      );
      expect(mine.length).toBeGreaterThan(0);
      expect(mine.every((row) => row.user_id === ann)).toBe(true);
      const all = await world.sql<{ user_id: string }>(`select user_id from public.${table}`);
      expect(all.some((row) => row.user_id === ben)).toBe(true);
    },
  );

  it.each(Object.entries(tables).filter(([, { anon }]) => anon.length === 0))(
    '%s is closed to visitors',
    async (table) => {
      await expect(world.as('anon', null, `select * from public.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  it('by column: of a creation, title and like alone can be changed', async () => {
    const columns = await world.sql<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'user_creations'
       and has_column_privilege('authenticated', 'public.user_creations', column_name, 'UPDATE') order by 1`,
    );
    expect(columns.map((column) => column.column_name)).toEqual(['is_liked', 'title']);
    const granted = await world.sql(
      `select table_name, column_name from information_schema.column_privileges
       where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type in ('UPDATE', 'INSERT')
       and table_name <> 'user_creations'`,
    );
    expect(granted).toEqual([]);
  });
});

describe('the rights of every function', () => {
  it('are known', async () => {
    const found = await world.sql<{ name: string; path: string[] | null; definer: boolean; roles: string[] }>(
      `select p.proname as name, p.proconfig as path, p.prosecdef as definer,
        array(select role from unnest(array['anon', 'authenticated']) as role where has_function_privilege(role, p.oid, 'EXECUTE')) as roles
       from pg_proc as p where p.pronamespace = 'public'::regnamespace order by 1`,
    );
    for (const { name, path, definer, roles } of found) {
      expect(roles, `who calls ${name}`).toEqual(callable[name] ?? []);
      expect(path, `search path of ${name}`).toEqual(['search_path=""']);
      expect(definer, `definer of ${name}`).toBe(true);
    }
    expect(found.map((each) => each.name)).toEqual(expect.arrayContaining(Object.keys(callable)));
  });

  it('in the private schema are for nobody', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const [{ may }] = (await world.sql(`select has_schema_privilege($1, 'private', 'USAGE') as may`, [
        role,
      ])) as [{ may: boolean }];
      expect(may, `use by ${role}`).toBe(false);
    }
  });

  it('that move credits refuse a person', async () => {
    await expect(
      world.as('authenticated', ann, `select public.credit_grant($1, 1000, 'grant', 'mine')`, [ann]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a creation', () => {
  const one = (user: string, what: string) =>
    world.as<{ id: string }>('authenticated', user, `${what} returning id`, [creation]);

  it('A134 is liked by its owner, and by nobody else', async () => {
    expect(await one(ann, 'update public.user_creations set is_liked = true where id = $1')).toHaveLength(1);
    expect(await one(ben, 'update public.user_creations set is_liked = false where id = $1')).toHaveLength(0);
  });

  it.each(['status', 'file_url', 'user_id', 'deleted_at', 'credits_cost'])('keeps its %s', async (column) => {
    await expect(
      one(ann, `update public.user_creations set ${column} = default where id = $1`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot be made by hand', async () => {
    await expect(
      world.as(
        'authenticated',
        ann,
        `insert into public.user_creations (user_id, type, status) values ($1, 'video', 'completed')`,
        [ann],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('A138 D35 goes to the trash by a delete, is hidden there, and comes back by undo', async () => {
    const rows = () =>
      world.as('authenticated', ann, 'select id from public.user_creations where id = $1', [creation]);
    const remove = (user: string) =>
      world.as('authenticated', user, 'delete from public.user_creations where id = $1', [creation]);
    const restore = (user: string) =>
      world.as<{ restored: boolean }>(
        'authenticated',
        user,
        'select public.restore_creation($1) as restored',
        [creation],
      );

    await remove(ben);
    expect(await rows()).toHaveLength(1);
    await remove(ann);
    expect(await rows()).toEqual([]);
    const [kept] = await world.sql(
      'select deleted_at is not null as gone, is_liked from public.user_creations where id = $1',
      [creation],
    );
    expect(kept).toEqual({ gone: true, is_liked: true });
    await expect(restore(ben)).rejects.toMatchObject({ code: 'PT404' });
    expect(await restore(ann)).toEqual([{ restored: true }]);
    expect(await rows()).toHaveLength(1);
    await expect(restore(ann)).rejects.toMatchObject({ code: 'PT404' });
  });

  it('is really deleted from the trash by the server', async () => {
    const user = await world.newUser();
    const { creation_id: id } = await world.start(user);
    await world.as('service_role', null, 'delete from public.user_creations where id = $1', [id]);
    await world.as('service_role', null, 'delete from public.user_creations where id = $1', [id]);
    expect(await world.sql('select from public.user_creations where id = $1', [id])).toEqual([]);
  });
});

describe('the state of a job', () => {
  const state = async (user: string, id: string) =>
    (
      await world.as<{ state: Record<string, unknown> | null }>(
        'authenticated',
        user,
        'select public.job_state($1) as state',
        [id],
      )
    )[0]!.state;

  it('is told to its owner alone', async () => {
    expect(await state(ann, task)).toEqual({
      task_id: task,
      creation_id: creation,
      model: 'wan-i2v',
      status: 'queued',
      progress: null,
      position: 1,
      message: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    expect(await state(ben, task)).toBeNull();
    expect(await state(ann, randomUUID())).toBeNull();
  });

  it('is listed while it runs, newest first', async () => {
    const user = await world.newUser();
    const first = await world.start(user);
    const second = await world.start(user);
    const running = async () =>
      (
        await world.as<{ jobs: { task_id: string }[] }>(
          'authenticated',
          user,
          'select public.running_jobs() as jobs',
        )
      )[0]!.jobs.map((job) => job.task_id);
    expect(await running()).toEqual([second.task_id, first.task_id]);
    await world.finish(second.task_id, 'failed');
    expect(await running()).toEqual([first.task_id]);
  });
});

describe('files', () => {
  it('are read by their owner alone', async () => {
    const names = await world.as<{ name: string }>('authenticated', ann, 'select name from storage.objects');
    expect(names).toEqual([{ name: `${ann}/a.mp4` }]);
    expect(await world.as('anon', null, 'select name from storage.objects')).toEqual([]);
  });

  it('are added to one’s own folder alone, and never replaced or removed by a client', async () => {
    const add = (user: string, name: string) =>
      world.as(
        'authenticated',
        user,
        `insert into storage.objects (bucket_id, name) values ('creations', $1)`,
        [name],
      );
    await add(ann, `${ann}/b.png`);
    await expect(add(ann, `${ben}/b.png`)).rejects.toMatchObject({ code: '42501' });
    await expect(add(ann, 'b.png')).rejects.toMatchObject({ code: '42501' });
    const changed = await world.as(
      'authenticated',
      ann,
      `update storage.objects set name = 'x' returning name`,
    );
    const removed = await world.as('authenticated', ann, `delete from storage.objects returning name`);
    expect([changed, removed]).toEqual([[], []]);
  });
});
