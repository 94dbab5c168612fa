import type { StudioApi } from '@kinora/contract';
import { authApi } from './auth.ts';
import { connect } from './connection.ts';
import { creationsApi } from './creations.ts';
import { creditsApi } from './credits.ts';
import { generateApi } from './generate.ts';
import { signedAddresses } from './signedAddresses.ts';
import { storageApi } from './storage.ts';
import { browserSurroundings, type ServerAddress, type Surroundings } from './surroundings.ts';

/** The port on supabase-js: hosted or self-hosted Supabase, or Kinora's own server. */
export function createSupabaseStudioApi(
  address: ServerAddress,
  surroundings: Surroundings = browserSurroundings(),
): StudioApi {
  const connection = connect(address, surroundings);
  const addresses = signedAddresses(connection);
  // Addresses that one person may read are no business of the next.
  connection.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') addresses.forget();
  });
  return {
    auth: authApi(connection),
    credits: creditsApi(connection),
    creations: creationsApi(connection, addresses),
    generate: generateApi(connection),
    storage: storageApi(connection),
  };
}
