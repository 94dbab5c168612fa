import type { AdapterNames } from './appPage.ts';
import type { ServerConfig } from './config.ts';

/** Which of its two adapters each port has, beside the engine: the environment's keys decide. */
export function adapterNames({ env, isLocal }: ServerConfig, engine: string): AdapterNames {
  return {
    engine,
    payments: env['STRIPE_SECRET_KEY'] ? 'stripe' : isLocal ? 'local' : 'none',
    mail: env['SMTP_URL'] ? 'smtp' : isLocal ? 'inbox' : 'none',
  };
}
