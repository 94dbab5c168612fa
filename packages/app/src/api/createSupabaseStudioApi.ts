import type { CreditsApi, PlansApi, StudioApi } from '@kinora/contract';
import { authApi } from './auth.ts';
import { connect } from './connection.ts';
import { creationsApi } from './creations.ts';
import { generateApi } from './generate.ts';
import { arriving, lateGroup } from './lateGroup.ts';
import { limitsApi } from './limits.ts';
import { signedAddresses } from './signedAddresses.ts';
import { subscriptionApi } from './subscription.ts';
import { browserEnvironment, type ServerAddress, type Environment } from './environment.ts';

/** The port on supabase-js: hosted or self-hosted Supabase, or Kinora's own server. */
export function createSupabaseStudioApi(
  address: ServerAddress,
  environment: Environment = browserEnvironment(),
): StudioApi {
  const connection = connect(address, environment);
  const addresses = signedAddresses(connection);
  // Addresses that one person may read are no business of the next.
  connection.client.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') addresses.forget();
  });
  return {
    auth: authApi(connection),
    // Where nothing is kept or changed of one's own, their code is not needed.
    account: lateGroup(async () => (await arriving(import('./account.ts'))).accountApi(connection)),
    // Nor where nothing is bought; what is left and which plan it is, every screen tells.
    credits: lateGroup<CreditsApi>(
      async () => (await arriving(import('./buying.ts'))).creditsApi(connection),
      limitsApi(connection),
    ),
    plans: lateGroup<PlansApi>(
      async () => (await arriving(import('./buying.ts'))).plansApi(connection),
      subscriptionApi(connection),
    ),
    creations: creationsApi(connection, addresses),
    library: lateGroup(async () =>
      (await arriving(import('./library/index.ts'))).libraryApi(connection, addresses),
    ),
    generate: generateApi(connection),
    prompts: lateGroup(async () => (await arriving(import('./prompts.ts'))).promptsApi(connection)),
    feedback: lateGroup(async () => (await arriving(import('./feedback.ts'))).feedbackApi(connection)),
    // Before a file is sent, what sends it is not needed.
    storage: lateGroup(async () =>
      (await arriving(import('./storage.ts'))).storageApi(connection, addresses),
    ),
  };
}
