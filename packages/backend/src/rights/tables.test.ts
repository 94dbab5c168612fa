import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables, type TableRights } from './expectations.ts';
import { rightsWorld, roles, type Outcome, type RightsWorld, type Role } from './testing/rightsWorld.ts';

let world: RightsWorld;
const columnsOf = new Map<string, string[]>();

beforeAll(async () => {
  world = await rightsWorld();
  const columns = await world.sql<{ relname: string; attname: string }>(
    `select relname, attname from pg_attribute join pg_class on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by relname, attname`,
  );
  for (const { relname, attname } of columns)
    columnsOf.set(relname, [...(columnsOf.get(relname) ?? []), attname]);
});
afterAll(() => world.close());

const everyTable = Object.entries(tables);
const refused = 'refused';
/** 'refused' for a want of rights; another error is the test's own. */
function cameTo<T>(outcome: Outcome, of: (done: Extract<Outcome, { count: number }>) => T): T | 'refused' {
  if ('count' in outcome) return of(outcome);
  if (outcome.refused === '42501') return refused;
  throw new Error(`It failed with ${outcome.refused}.`);
}

/** What a row must be, the tables say to the server too; its rights are not what it fails for. */
const isLetIn = (outcome: Outcome): boolean => 'count' in outcome || outcome.refused !== '42501';

/** Whoever has no key, and the three that the API lets in with the public one. */
const people = () =>
  [
    { name: 'somebody without a key', role: 'keyless', user: null },
    { name: 'a visitor', role: 'anon', user: null },
    { name: 'their owner', role: 'authenticated', user: world.ann },
    { name: 'another person', role: 'authenticated', user: world.ben },
  ] as const;
const actors = () => [...people(), { name: 'the server', role: 'service_role', user: null } as const];

function mayRead({ reads, isOpen }: TableRights, role: Role): boolean {
  switch (role) {
    case 'keyless':
      return false;
    case 'anon':
      return isOpen === true;
    case 'authenticated':
      return reads !== 'none';
    case 'service_role':
      return true;
  }
}
/** The server writes everything; a visitor may at most read. */
function given(role: Role, table: string, columns: readonly string[] = []): readonly string[] {
  if (role === 'service_role') return columnsOf.get(table)!;
  return role === 'authenticated' ? columns.toSorted() : [];
}
const mayDelete = ({ deletes }: TableRights, role: Role) =>
  role === 'service_role' || (role === 'authenticated' && deletes === true);

describe('every table (A143)', () => {
  it('has its line among the expectations, is under row-level security, and has a row of both people to try', async () => {
    const found = await world.sql<{ relname: string; relrowsecurity: boolean }>(
      `select relname, relrowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    );
    expect(found.map((table) => table.relname)).toEqual(Object.keys(tables).toSorted());
    expect(found.filter((table) => !table.relrowsecurity)).toEqual([]);
    for (const [table, { isOpen }] of everyTable) {
      const owner = columnsOf.get(table)!.includes('user_id') ? 'count(distinct user_id)' : 'count(*)';
      const [row] = await world.sql<{ number: string }>(`select ${owner} as number from public.${table}`);
      expect(Number(row!.number), `with ${table}`).toBeGreaterThanOrEqual(isOpen ? 1 : 2);
    }
  });

  it('gives each role exactly its rights on each column', async () => {
    for (const [table, rights] of everyTable)
      for (const role of roles) {
        const may = async (verb: string) =>
          (
            await world.sql<{ attname: string }>(
              `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
               and has_column_privilege($2, $1::regclass, attnum, $3) order by 1`,
              [`public.${table}`, role, verb],
            )
          ).map((column) => column.attname);
        const mayTable = async (verb: string) =>
          (
            await world.sql<{ may: boolean }>('select has_table_privilege($1, $2::regclass, $3) as may', [
              role,
              `public.${table}`,
              verb,
            ])
          )[0]!.may;
        const all = columnsOf.get(table)!;
        const where = `${role} on ${table}`;
        expect(await may('SELECT'), `${where}, select`).toEqual(mayRead(rights, role) ? all : []);
        expect(await may('INSERT'), `${where}, insert`).toEqual(given(role, table, rights.inserts));
        expect(await may('UPDATE'), `${where}, update`).toEqual(given(role, table, rights.updates));
        expect(await mayTable('DELETE'), `${where}, delete`).toBe(mayDelete(rights, role));
        if (role === 'service_role') continue;
        expect(await may('REFERENCES'), `${where}, references`).toEqual([]);
        for (const verb of ['TRUNCATE', 'TRIGGER'])
          expect(await mayTable(verb), `${where}, ${verb}`).toBe(false);
      }
  });
});

describe.each(everyTable)('the table %s (A143)', (table, rights) => {
  const owned = () => columnsOf.get(table)!.includes('user_id');
  const rowsOf = async (where = '') =>
    Number(
      (await world.sql<{ number: string }>(`select count(*) as number from public.${table}${where}`))[0]!
        .number,
    );

  it('is read as far as it may be', async () => {
    for (const { name, role, user } of actors()) {
      const outcome = await world.attempt(role, user, `select * from public.${table}`);
      const isOwn = rights.reads === 'own' && role === 'authenticated';
      const seen = cameTo(outcome, ({ rows, count }) =>
        isOwn ? [...new Set(rows.map((row) => row['user_id']))] : count,
      );
      const meant = isOwn ? [user] : await rowsOf();
      expect(seen, `with ${name}`).toEqual(mayRead(rights, role) ? meant : refused);
    }
  });

  it('is changed in the columns meant for it, by its owner alone', async () => {
    for (const { name, role, user } of people())
      for (const column of columnsOf.get(table)!) {
        const isMeant = given(role, table, rights.updates).includes(column);
        // Row-level security hides what is another's, so the change itself names the row.
        const ofAnn = owned() ? ` where user_id = '${world.ann}'` : '';
        const change = isMeant ? `${column} = ${column}${ofAnn}` : `${column} = default`;
        const outcome = await world.attempt(role, user, `update public.${table} set ${change}`);
        const changed = cameTo(outcome, ({ count }) => count);
        expect(changed, `${name}, ${column}`).toEqual(isMeant ? Number(user === world.ann) : refused);
      }
  });

  it('takes no row with a column that is not meant to be written', async () => {
    for (const { name, role, user } of people()) {
      const closed = columnsOf
        .get(table)!
        .filter((each) => !given(role, table, rights.inserts).includes(each));
      for (const column of closed) {
        const insert = `insert into public.${table} (${column}) values (default)`;
        const outcome = await world.attempt(role, user, insert);
        expect(
          cameTo(outcome, ({ count }) => count),
          `${name}, ${column}`,
        ).toEqual(refused);
      }
      expect(closed.length + given(role, table, rights.inserts).length).toBe(columnsOf.get(table)!.length);
    }
  });

  it('gives up rows to their owner alone, where it does at all', async () => {
    for (const { name, role, user } of people()) {
      const own = owned() ? ` where user_id = '${world.ann}'` : '';
      const outcome = await world.attempt(role, user, `delete from public.${table}${own}`);
      // A creation goes to the trash, and its delete tells of no row.
      const gone = user === world.ann && table !== 'user_creations' ? 1 : 0;
      expect(
        cameTo(outcome, ({ count }) => count),
        `a delete by ${name}`,
      ).toEqual(mayDelete(rights, role) ? gone : refused);
    }
  });

  it('is written by the server, in every column', async () => {
    const ofAnn = owned() ? ` where user_id = '${world.ann}'` : '';
    const statements = [
      ...columnsOf
        .get(table)!
        .flatMap((column) => [
          `update public.${table} set ${column} = ${column}${ofAnn}`,
          `insert into public.${table} (${column}) values (default)`,
        ]),
      `delete from public.${table}${ofAnn}`,
    ];
    for (const statement of statements) {
      const outcome = await world.attempt('service_role', null, statement);
      expect(isLetIn(outcome), `${statement}: ${JSON.stringify(outcome)}`).toBe(true);
    }
  });
});

it.each(['auth', 'private', 'supabase_migrations'])(
  'of the schema %s nobody of the API reads or writes a table, with a key or without',
  async (schema) => {
    const open = await world.sql(
      `select relname, role, verb from pg_class,
        unnest($2::text[]) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as verb
       where relnamespace = $1::regnamespace and relkind in ('r', 'v', 'm', 'p')
         and has_schema_privilege(role, relnamespace, 'USAGE') and has_table_privilege(role, pg_class.oid, verb)`,
      // The auth service's own tables are the server's to read.
      [schema, roles.filter((role) => role !== 'service_role' || schema !== 'auth')],
    );
    expect(open).toEqual([]);
  },
);
