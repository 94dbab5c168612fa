import pg from 'pg';
import { DatabaseRefusal, isRefusal, type Parameters, type ServiceDatabase } from './serviceDatabase.ts';

export interface PgServiceDatabase extends ServiceDatabase {
  close(): Promise<void>;
}

const safeName = /^[a-z_]+$/;

/** The service database over a PostgreSQL connection of its own, which has the rights of service_role and no more. */
export function pgServiceDatabase(url: string, { connections = 4 } = {}): PgServiceDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c role=service_role',
    application_name: 'kinora-service',
  });
  // A connection that dies while idle is replaced at the next call; unheard, its error would end the process.
  pool.on('error', () => undefined);

  async function query<T extends pg.QueryResultRow>(
    shape: (call: string) => string,
    name: string,
    parameters: Parameters,
  ): Promise<T[]> {
    const given = Object.entries(parameters);
    for (const part of [name, ...given.map(([key]) => key)])
      if (!safeName.test(part))
        throw new Error(`'${part}' is not a name of a database function or parameter.`);
    const call = `public.${name}(${given.map(([key], index) => `${key} => $${index + 1}`).join(', ')})`;
    const client = await pool.connect();
    try {
      const { rows } = await client.query<T>(
        shape(call),
        given.map(([, value]) => written(value)),
      );
      client.release();
      return rows;
    } catch (error) {
      const { code, message, detail } = error as pg.DatabaseError;
      const isRefused = isRefusal(code);
      // A refusal says nothing against the connection, and another one would cost ten times what the call did.
      client.release(!isRefused);
      throw isRefused ? new DatabaseRefusal(code, message, detail) : error;
    }
  }

  return {
    call: async <T>(name: string, parameters: Parameters = {}) => {
      const [row] = await query<{ value: T }>((call) => `select ${call} as value`, name, parameters);
      return row!.value;
    },
    rows: <T>(name: string, parameters: Parameters = {}) =>
      query((call) => `select * from ${call}`, name, parameters) as Promise<T[]>,
    close: () => pool.end(),
  };
}

/** Objects are jsonb there; pg would write an array as an SQL array. */
const written = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
