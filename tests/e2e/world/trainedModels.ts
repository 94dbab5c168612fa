import pg from 'pg';
import { databaseAddress } from '../../../packages/backend/benchmarks/databaseAddress.ts';
import type { SignedIn } from './people.ts';
import type { Server } from './server.ts';

interface Trained {
  readonly name: string;
  readonly description: string;
  readonly trigger_word: string;
  readonly status: 'ready' | 'failed';
  /** Why it failed. */
  readonly message?: string;
}

/** Models of somebody's own. Nothing is trained here, so they are put where a training would have put them. */
export async function ownTrainedModels(
  { data }: Server,
  { session }: SignedIn,
  models: readonly Trained[],
): Promise<void> {
  const database = new pg.Client({ connectionString: await databaseAddress(data) });
  await database.connect();
  try {
    for (const { name, description, trigger_word, status, message } of models)
      await database.query(
        `insert into public.trained_models (user_id, base_model, name, description, trigger_word, status, message)
         values ($1, 'sdxl', $2, $3, $4, $5, $6)`,
        [session.user.id, name, description, trigger_word, status, message ?? null],
      );
  } finally {
    await database.end();
  }
}
