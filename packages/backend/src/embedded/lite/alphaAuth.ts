import type { ServerConfig } from '../config.ts';
import { StartProblem } from '../StartProblem.ts';

/** The makers of the auth service in this process call it alpha: whoever opens it to others says that they know. */
export function refuseUnknownAlpha({ isLocal, env }: Pick<ServerConfig, 'isLocal' | 'env'>): void {
  if (isLocal || env['KINORA_ALPHA_AUTH'] === 'accepted') return;
  throw new StartProblem(
    'This server is open to others, and its makers call the auth service in it (@supabase/lite) alpha: read "One machine" in docs/production.md, then set KINORA_ALPHA_AUTH=accepted, or use Supabase.',
  );
}
