import type { AdapterNames } from './appPage.ts';
import type { ServerConfig } from './config.ts';

/** Which adapter each port has: the environment's keys decide. */
export function adapterNames({ env, isLocal }: ServerConfig, engine: string, payments: string): AdapterNames {
  return {
    engine,
    payments,
    mail: env['SMTP_URL'] ? 'smtp' : isLocal ? 'inbox' : 'none',
  };
}
