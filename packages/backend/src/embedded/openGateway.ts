import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { authLimit } from './authLimit.ts';
import { chooseMail } from '../mail/chooseMail.ts';
import { callerAddress, unknownAddress } from '../http/callerAddress.ts';
import type { RequestEntry } from './serverLog.ts';
import { adapterNames } from './adapters.ts';
import type { AdapterNames, AppConfig } from './appPage.ts';
import type { Closers } from './Closers.ts';
import type { ServerConfig } from './config.ts';
import { ensureDemoAccount, type DemoAccount } from './demoAccount.ts';
import { createGateway } from './gateway.ts';
import type { GatewaySituation } from './gatewaySituation.ts';
import type { Answer } from './httpServer.ts';
import type { ServerKeys } from './keys.ts';
import { authRoutes } from './lite/authRoutes.ts';
import { createLite, mostRows } from './lite/createLite.ts';
import { countGuesses } from './lite/guesses.ts';
import { restRoutes } from './lite/restRoutes.ts';
import { booleanColumns } from './lite/writtenBooleans.ts';
import type { Origins } from './origins.ts';
import { plainReads } from './reads/plainReads.ts';
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
  readonly logRequest?: ((entry: RequestEntry) => void) | null;
  /** Gets what must be closed again, in the order in which it was opened. */
  readonly closers: Closers;
}

export interface OpenGateway {
  readonly answer: Answer;
  readonly adapters: AdapterNames;
  readonly checkoutHosts: readonly string[];
  /** What the engine is, for people. */
  readonly engine: string;
  /** Whose signature pictures get, for people; null where none do. */
  readonly credentials: string | null;
  readonly demo: DemoAccount | null;
  readonly inboxUrl: string | null;
}

const healthPatience = 2_000;

/** A database that is there and says nothing is as good as none. */
const comesWithin = (milliseconds: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    pause(milliseconds, false, { ref: false }),
  ]);

/** Everything that answers requests, on a database that is already there. */
export async function openGateway(options: OpenGatewayOptions): Promise<OpenGateway> {
  const { config, keys, origins, databaseUrl, clock, log, closers } = options;
  const { env, isLocal, dataFolder } = config;

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, application_name: 'kinora' });
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', (error) => pool.ending || log(`Database: ${error.message}`));
  closers.add(() => pool.end());
  // Their own, so that slow reads hold up neither files nor the question whether all is well.
  const readers = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'kinora-reads' });
  readers.on('error', (error) => readers.ending || log(`Database: ${error.message}`));
  closers.add(() => readers.end());
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
  await storage.sweepBlobs();

  // On one's own machine everybody is the same address, and nobody guesses.
  const addresses = new WeakMap<Request, string>();
  const guesses = isLocal ? null : countGuesses({ clock, address: (request) => addresses.get(request) });
  const auth = authRoutes({
    api: lite.fetch,
    pool,
    mail,
    originOf: origins.of,
    origins: origins.all,
    keys,
    clock,
    log,
    guesses,
  });
  const services = await options.services({
    env,
    isLocal,
    databaseUrl,
    pool,
    storage,
    keys,
    mail,
    auth,
    site: origins.main,
    siteOf: origins.of,
    address: (request) => addresses.get(request) ?? null,
    clock,
    log,
  });
  closers.add(() => services.stop());
  const demo = isLocal ? await ensureDemoAccount(lite, pool, keys, origins.main) : null;
  if (demo) services.seedDemo?.(demo.id);

  const adapters = adapterNames(config, services.engine.name, services.payments?.name ?? 'none');
  const checkoutHosts = services.payments?.hosts ?? [];
  const configFor = (request: Request): AppConfig => {
    const url = origins.of(request);
    return {
      url,
      key: keys.publishable,
      ...(inbox && { inboxUrl: `${url}/dev/inbox` }),
      isLocal,
      adapters,
      checkoutHosts,
      ...config.links,
    };
  };
  const limit = authLimit({ clock });
  const rest = restRoutes(lite.fetch, await booleanColumns(pool));
  const gateway = createGateway({
    keys,
    isLocal,
    isHttps: origins.main.startsWith('https:'),
    origins: [...origins.all, ...config.otherOrigins],
    auth,
    rest: plainReads({ api: rest, pool: readers, keys, mostRows, clock }),
    functions: services.functions,
    storage,
    inbox,
    pages: services.pages ?? null,
    app: config.appFolder ? staticApp({ folder: config.appFolder, configFor }) : null,
    isHealthy: () => comesWithin(healthPatience, pool.query('select 1')),
    log,
    logRequest: options.logRequest ?? null,
  });
  return {
    answer: (request, { peer, body }) => {
      const answer = (waitSeconds: number) =>
        gateway.fetch(request, { waitSeconds, body } satisfies GatewaySituation);
      if (isLocal) return answer(0);
      const address =
        callerAddress({ headers: request.headers, peer, proxies: config.proxies }) ?? unknownAddress;
      addresses.set(request, address);
      return answer(limit(request, address));
    },
    adapters,
    checkoutHosts,
    engine: services.engine.description,
    credentials: services.credentials ?? null,
    demo,
    inboxUrl: inbox && `${origins.main}/dev/inbox`,
  };
}
