import path from 'node:path';
import pg from 'pg';
import { addressOf, authLimit } from './authLimit.ts';
import { chooseMail } from '../mail/chooseMail.ts';
import { adapterNames } from './adapters.ts';
import type { AdapterNames, AppConfig } from './appPage.ts';
import type { Closers } from './Closers.ts';
import type { ServerConfig } from './config.ts';
import { ensureDemoAccount, type DemoAccount } from './demoAccount.ts';
import { createGateway } from './gateway.ts';
import type { Answer } from './httpServer.ts';
import type { ServerKeys } from './keys.ts';
import { authRoutes } from './lite/authRoutes.ts';
import { createLite } from './lite/createLite.ts';
import type { Origins } from './origins.ts';
import type { StartServices } from './services/platform.ts';
import { staticApp } from './staticApp.ts';
import { StorageService } from './storage/StorageService.ts';

export interface OpenGatewayOptions {
  readonly config: ServerConfig;
  readonly keys: ServerKeys;
  readonly origins: Origins;
  /** Of a prepared database, as its superuser. */
  readonly databaseUrl: string;
  readonly services: StartServices;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Gets what must be closed again, in the order in which it was opened. */
  readonly closers: Closers;
}

export interface OpenGateway {
  readonly answer: Answer;
  readonly adapters: AdapterNames;
  /** What the engine is, for people. */
  readonly engine: string;
  readonly demo: DemoAccount | null;
  readonly inboxUrl: string | null;
}

/** Everything that answers requests, on a database that is already there. */
export async function openGateway(options: OpenGatewayOptions): Promise<OpenGateway> {
  const { config, keys, origins, databaseUrl, clock, log, closers } = options;
  const { env, isLocal, dataFolder } = config;

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, application_name: 'kinora' });
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', (error) => pool.ending || log(`Database: ${error.message}`));
  closers.add(() => pool.end());
  const { mail, inbox } = chooseMail({ env, isLocal, inboxFolder: path.join(dataFolder, 'inbox') });
  closers.add(() => mail.close());
  const lite = await createLite({ databaseUrl, keys, origins: origins.all, mail, log });
  closers.add(() => lite.close());
  const storage = new StorageService({
    pool,
    folder: path.join(dataFolder, 'storage'),
    linkSecret: keys.linkSecret,
    clock,
  });
  await storage.blobs.clearIncoming();

  const services = await options.services({
    env,
    isLocal,
    databaseUrl,
    pool,
    storage,
    jwtSecret: keys.jwtSecret,
    clock,
    log,
  });
  closers.add(() => services.stop());
  const demo = isLocal ? await ensureDemoAccount(lite, pool, keys, origins.main) : null;
  if (demo) services.seedDemo?.(demo.id);

  const adapters = adapterNames(config, services.engine.name);
  const configFor = (request: Request): AppConfig => {
    const url = origins.of(request);
    return { url, key: keys.publishable, ...(inbox && { inboxUrl: `${url}/dev/inbox` }), isLocal, adapters };
  };
  // On one's own machine everybody is the same address, and nobody guesses.
  const limit = authLimit({ clock });
  const gateway = createGateway({
    keys,
    isLocal,
    isHttps: origins.main.startsWith('https:'),
    auth: authRoutes({ api: lite.fetch, pool, mail, originOf: origins.of }),
    rest: lite.fetch,
    functions: services.functions,
    storage,
    inbox,
    app: config.appFolder ? staticApp({ folder: config.appFolder, configFor }) : null,
    isHealthy: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    log,
  });
  return {
    answer: (request, peer) => {
      const wait = isLocal ? 0 : limit(request, addressOf(request, peer, config.proxies));
      return wait > 0 ? tooOften(wait) : gateway.fetch(request);
    },
    adapters,
    engine: services.engine.description,
    demo,
    inboxUrl: inbox && `${origins.main}/dev/inbox`,
  };
}

function tooOften(seconds: number): Response {
  const msg = `Too many attempts from here. Try again in ${seconds} seconds.`;
  const headers = { 'retry-after': String(seconds), 'access-control-allow-origin': '*' };
  return Response.json({ code: 429, error_code: 'over_request_rate_limit', msg }, { status: 429, headers });
}
