import type { AdapterNames } from './appPage.ts';
import type { ServerConfig } from './config.ts';

/** Which adapter each port has: the environment's keys decide. Nothing takes payments yet. */
export function adapterNames({ env, isLocal }: ServerConfig, engine: string): AdapterNames {
  return {
    engine,
    payments: 'none',
    mail: env['SMTP_URL'] ? 'smtp' : isLocal ? 'inbox' : 'none',
  };
}
