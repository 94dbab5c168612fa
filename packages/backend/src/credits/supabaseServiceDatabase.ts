import type { SupabaseClient } from '@supabase/supabase-js';
import { DatabaseRefusal, isRefusal, type Parameters, type ServiceDatabase } from './serviceDatabase.ts';

/** The service database over HTTP, for functions that run on Supabase. The client holds the secret key. */
export function supabaseServiceDatabase(client: Pick<SupabaseClient, 'rpc'>): ServiceDatabase {
  async function call<T>(name: string, parameters: Parameters = {}): Promise<T> {
    const { data, error } = await client.rpc(name, parameters);
    if (!error) return data as T;
    if (isRefusal(error.code)) throw new DatabaseRefusal(error.code, error.message, error.details);
    throw new Error(`The database function ${name} failed: ${error.message}`, { cause: error });
  }
  return { call, rows: call };
}
