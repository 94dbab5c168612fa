import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedFunction } from '../../embedded/functionsRoutes.ts';
import type { StartServices } from '../../embedded/services/platform.ts';
import { functions } from '../../functions/index.ts';
import { buildFunctions } from '../buildFunctions.ts';
import { denoFunction } from './denoFunction.ts';
import { oneHostFor } from './oneHost.ts';

export interface HostedServicesOptions {
  readonly deno: string;
  /** The secrets of the project. */
  readonly env: Readonly<Record<string, string>>;
  /** Origins out in the world, and what answers in their place. */
  readonly places?: Readonly<Record<string, string>>;
}

/**
 * The functions as they are deployed, in a process of Deno beside the server, which gives them what Supabase would:
 * its addresses and its keys, and nothing of this process.
 */
export const hostedServices =
  ({ deno, env, places }: HostedServicesOptions): StartServices =>
  async ({ site, keys, log }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kinora-hosted-'));
    const names = await buildFunctions(folder);
    await oneHostFor({ folder, names, ...(places && { places }) });
    const host = await denoFunction(deno, folder, 'host', {
      SUPABASE_URL: site,
      SUPABASE_ANON_KEY: keys.publishable,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      KINORA_URL: site,
      ...env,
    });
    const served = (name: string): ServedFunction =>
      Object.assign(
        async (request: Request) => {
          const { search } = new URL(request.url);
          const answer = await fetch(`${host.url}${name}${search}`, {
            method: request.method,
            headers: request.headers,
            body: request.body,
            redirect: 'manual',
            duplex: 'half',
          } as RequestInit);
          if (answer.status >= 500) log(`Function ${name} answered ${answer.status}:\n${host.output()}`);
          return answer;
        },
        { isKeyless: ['webhook', 'link'].includes(functions[name]!.access) },
      );
    return {
      functions: Object.fromEntries(names.map((name) => [name, served(name)])),
      engine: { name: 'fal', description: 'fal, from functions under Deno' },
      stop: async () => {
        await host.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  };
