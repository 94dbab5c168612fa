import type postgres from 'postgres';

type Sql = postgres.Sql;
type Reserved = postgres.ReservedSql;
type Values = Parameters<Sql['unsafe']>[1];

const setting = /^SELECT set_config\('([a-z_.]+)', \$1, true\)$/;
const role = /^SET LOCAL ROLE "([a-z_]+)"$/;

/** What a statement says that nobody reads the answer of. */
const unread = () => Promise.resolve(Object.assign([], { command: 'SELECT', count: 0 }));

/**
 * The API waits for an answer to `begin`, and to each of six settings of the caller, before it asks what the request is
 * about: ten ways to the database and back for a read. What nobody reads the answer of is kept until something is asked,
 * said as one statement, and all of it goes out at once. A transaction in which nothing was asked is none.
 */
export function saysTogether(sql: Sql): void {
  const reserve = sql.reserve.bind(sql);
  const together = (reserved: Reserved): Reserved => {
    let hasToBegin = false;
    const settings = new Map<string, string>();
    const forget = () => {
      hasToBegin = false;
      settings.clear();
    };

    const saidBefore = (): Promise<unknown>[] => {
      const said: Promise<unknown>[] = [];
      if (hasToBegin) said.push(reserved.unsafe('begin').execute());
      if (settings.size > 0) {
        const each = Array.from(
          settings.keys(),
          (_, nth) => `set_config($${nth * 2 + 1}, $${nth * 2 + 2}, true)`,
        );
        said.push(
          reserved.unsafe(`select ${each.join(', ')}`, [...settings].flat(), { prepare: true }).execute(),
        );
      }
      forget();
      return said;
    };

    const unsafe = (text: string, values: Values = []) => {
      if (text === 'begin') {
        hasToBegin = true;
        return unread();
      }
      if (hasToBegin && (text === 'commit' || text === 'rollback')) {
        forget();
        return unread();
      }
      const [, name] = setting.exec(text) ?? [];
      const [, wished] = role.exec(text) ?? [];
      if (name ?? wished) {
        settings.set(name ?? 'role', wished ?? (values[0] as string));
        return unread();
      }
      const before = saidBefore();
      const query = reserved.unsafe(text, values);
      if (before.length === 0) return query;
      // The first that fails is what went wrong: all after it only hear that the transaction is over.
      const all = [...before, query.execute()];
      for (const each of all) each.catch(() => undefined);
      return all.reduce((earlier, next) => earlier.then(() => next));
    };

    return Object.assign(Object.create(reserved) as Reserved, {
      unsafe,
      release: () => {
        forget();
        reserved.release();
      },
    });
  };

  sql.reserve = async () => together(await reserve());
}
