import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';

/** The `auth` schema as the auth server wants it. It swallows errors of its own statements, so we look that it stands. */
export async function createSystemSchema(url: string): Promise<void> {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 1, onnotice: () => {} } });
  try {
    const app = new App({
      connection,
      auth: { enabled: true, jwt_secret: 'unused-while-only-the-schema-is-made' },
    });
    await app.ensureSystemSchema();
    const [row] =
      await connection.driver`select to_regclass('auth.users')::text as users, to_regproc('auth.uid')::text as uid`;
    if (!row?.['users'] || !row['uid']) throw new Error('The auth schema could not be created.');
  } finally {
    await connection.close();
  }
}
