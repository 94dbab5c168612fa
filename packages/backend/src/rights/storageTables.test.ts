import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsWorld, type RightsWorld } from './testing/rightsWorld.ts';

let world: RightsWorld;
const columnsOf = new Map<string, string[]>();
/** How many rows each person reads; whatever is not said here is nobody's but the server's. */
const tables: Readonly<Record<string, { readonly seenByOwner: number; readonly hasOwners: boolean }>> = {
  buckets: { seenByOwner: 0, hasOwners: false },
  objects: { seenByOwner: 1, hasOwners: true },
};

beforeAll(async () => {
  world = await rightsWorld();
  const columns = await world.sql<{ relname: string; attname: string }>(
    `select relname, attname from pg_attribute join pg_class on attrelid = pg_class.oid
     where relnamespace = 'storage'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and attnum > 0 and not attisdropped order by relname, attname`,
  );
  for (const { relname, attname } of columns)
    columnsOf.set(relname, [...(columnsOf.get(relname) ?? []), attname]);
});
afterAll(() => world.close());

const refused = { refused: '42501' };
const people = () =>
  [
    { name: 'a visitor', role: 'anon', user: null },
    { name: 'their owner', role: 'authenticated', user: world.ann },
    { name: 'another person', role: 'authenticated', user: world.ben },
  ] as const;

it('every table of storage has a line here, and row-level security (A143)', async () => {
  expect([...columnsOf.keys()]).toEqual(Object.keys(tables));
  const open = await world.sql(
    `select relname from pg_class where relnamespace = 'storage'::regnamespace and relkind in ('r', 'p')
       and not relrowsecurity`,
  );
  expect(open).toEqual([]);
});

describe.each(Object.entries(tables))('the table storage.%s (A143)', (table, { seenByOwner, hasOwners }) => {
  it('is read by whom it belongs to alone', async () => {
    for (const { name, role, user } of people()) {
      const outcome = await world.attempt(role, user, `select * from storage.${table}`);
      expect(outcome, `with ${name}`).toMatchObject({ count: user ? seenByOwner : 0 });
      const names = 'rows' in outcome ? outcome.rows.map((row) => String(row['name'])) : [];
      const others = hasOwners ? names.filter((each) => !each.startsWith(`${user}/`)) : [];
      expect(others, `with ${name}`).toEqual([]);
    }
  });

  it('is changed in no column, and gives up no row', async () => {
    for (const { name, role, user } of people()) {
      for (const column of columnsOf.get(table)!) {
        const [{ generated }] = (await world.sql(
          `select attgenerated = 's' as generated from pg_attribute
           where attrelid = ('storage.' || $1)::regclass and attname = $2`,
          [table, column],
        )) as [{ generated: boolean }];
        const value = generated ? 'default' : column;
        expect(
          await world.attempt(role, user, `update storage.${table} set ${column} = ${value}`),
          `${name}, ${column}`,
        ).toMatchObject({ count: 0 });
      }
      expect(await world.attempt(role, user, `delete from storage.${table}`), `with ${name}`).toMatchObject({
        count: 0,
      });
    }
  });

  it('takes no row but a file in one’s own folder', async () => {
    const row =
      table === 'buckets'
        ? `insert into storage.buckets (id, name) values ('mine', 'mine')`
        : `insert into storage.objects (bucket_id, name) values ('creations', '${world.ann}/new.png')`;
    for (const { name, role, user } of people()) {
      const outcome = await world.attempt(role, user, row);
      const came = 'count' in outcome ? outcome.count : outcome.refused;
      expect(came, `with ${name}`).toBe(table === 'objects' && user === world.ann ? 1 : refused.refused);
    }
  });

  it('is emptied, watched or pointed at by nobody of the API, and is nobody’s without a key', async () => {
    for (const { role, user } of people()) {
      expect(await world.attempt(role, user, `truncate storage.${table} cascade`), `with ${role}`).toEqual(
        refused,
      );
      for (const verb of ['TRUNCATE', 'REFERENCES', 'TRIGGER'])
        expect(
          await world.sql('select has_table_privilege($1, $2, $3) as may', [role, `storage.${table}`, verb]),
          `${role}, ${verb}`,
        ).toEqual([{ may: false }]);
    }
    for (const statement of [
      `select * from storage.${table}`,
      `update storage.${table} set name = name`,
      `delete from storage.${table}`,
      `insert into storage.${table} (name) values ('x')`,
    ])
      expect(await world.attempt('keyless', null, statement), `with ${statement}`).toEqual(refused);
  });

  it('is the server’s whole', async () => {
    const [{ number }] = (await world.sql(`select count(*)::integer as number from storage.${table}`)) as [
      { number: number },
    ];
    expect(await world.attempt('service_role', null, `select * from storage.${table}`)).toMatchObject({
      count: number,
    });
    expect(
      await world.attempt('service_role', null, `update storage.${table} set name = name`),
    ).toMatchObject({ count: number });
  });
});
