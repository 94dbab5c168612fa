import postgres, { type ParameterOrJSON } from 'postgres';

export interface RawQueries {
  /** A transaction with the asker's role and claims, as every request of the API is one. */
  as(role: string, claims: object, statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

export interface Statement {
  readonly text: string;
  readonly values: ParameterOrJSON<never>[];
}

/** PostgreSQL asked without any server between: each transaction is sent in one flush. */
export function rawQueries(databaseUrl: string, connections: number): RawQueries {
  const sql = postgres(databaseUrl, { max: connections });
  return {
    async as(role, claims, statements) {
      await sql.begin((transaction) => [
        transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`,
        ...statements.map(({ text, values }) => transaction.unsafe(text, values, { prepare: true })),
      ]);
    },
    close: () => sql.end(),
  };
}
