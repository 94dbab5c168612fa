import type { AdapterNames } from './appPage.ts';
import type { ServerConfig } from './config.ts';

/** Which of the two adapters each port has: the environment's keys decide. */
export function adapterNames({ env, isLocal }: ServerConfig): AdapterNames {
  return {
    engine: env['KINORA_ENGINE'] || (env['FAL_KEY'] ? 'fal' : isLocal ? 'local' : 'none'),
    payments: env['STRIPE_SECRET_KEY'] ? 'stripe' : isLocal ? 'local' : 'none',
    mail: env['SMTP_URL'] ? 'smtp' : isLocal ? 'inbox' : 'none',
  };
}
