import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { startTestGateway, succeed, type TestGateway } from '../../testing/startTestGateway.ts';

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const clip = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
  Buffer.alloc(5000, 7),
]);

interface Person {
  readonly client: SupabaseClient;
  readonly userId: string;
}

/** Two people and the file store, for a file of tests. */
export function storageWorld() {
  const on = { now: new Date() } as { gateway: TestGateway; now: Date; ada: Person; bob: Person };
  beforeAll(async () => {
    on.gateway = await startTestGateway({ clock: () => on.now });
    [on.ada, on.bob] = [await on.gateway.signedIn('Ada'), await on.gateway.signedIn('Bob')];
  });
  afterAll(() => on.gateway.stop());

  const files = (person = on.ada) => person.client.storage.from('creations');

  async function token(person = on.ada): Promise<string> {
    return (await succeed(person.client.auth.getSession())).session?.access_token ?? '';
  }

  async function headers(person = on.ada): Promise<Record<string, string>> {
    return { apikey: on.gateway.keys.publishable, authorization: `Bearer ${await token(person)}` };
  }

  const address = (rest: string) => `${on.gateway.origin}/storage/v1/${rest}`;

  async function link(name: string, seconds = 60): Promise<string> {
    return (await succeed(files().createSignedUrl(name, seconds))).signedUrl;
  }

  async function serverFiles() {
    const { createClient } = await import('@supabase/supabase-js');
    return createClient(on.gateway.origin, on.gateway.keys.secret).storage.from('creations');
  }

  return { on, files, headers, address, link, serverFiles };
}
