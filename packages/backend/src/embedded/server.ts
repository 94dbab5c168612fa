import path from 'node:path';
import type { AdapterNames } from './appPage.ts';
import { Closers } from './Closers.ts';
import type { ServerConfig } from './config.ts';
import { startDatabase } from './database.ts';
import { openDataFolder } from './dataFolder.ts';
import type { DemoAccount } from './demoAccount.ts';
import { openHttpServer } from './httpServer.ts';
import { openKeys, type ServerKeys } from './keys.ts';
import { openGateway } from './openGateway.ts';
import { refuseUnknownAlpha } from './lite/alphaAuth.ts';
import { originsOf } from './origins.ts';
import { passwordsAside } from './passwords/passwordsAside.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { lockDataFolder } from './serverLock.ts';
import { logFormat, serverLog } from './serverLog.ts';
import type { StartServices } from './services/platform.ts';
import { startServices } from './services/startServices.ts';

export interface ServerOptions {
  readonly config: ServerConfig;
  /** Said while it works, for people. */
  readonly progress?: (line: string) => void;
  readonly log?: (line: string) => void;
  /** The server cannot go on: its reason. It has to be stopped. */
  readonly onFatal?: (reason: string) => void;
  readonly clock?: () => Date;
  readonly services?: StartServices;
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly inboxUrl: string | null;
  readonly demo: DemoAccount | null;
  readonly adapters: AdapterNames;
  /** Hosts beside our own that a checkout may lead to. */
  readonly checkoutHosts: readonly string[];
  /** What the engine is, for people. */
  readonly engine: string;
  /** Whose signature pictures get, for people; null where none do. */
  readonly credentials: string | null;
  readonly keys: ServerKeys;
  readonly dataFolder: string;
  readonly isLocal: boolean;
  readonly hasPublicUrl: boolean;
  /** Of the superuser; for tests and tools on this machine. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** The whole of Kinora's server in this process and one database beside it. What fails on the way is taken down again. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closers = new Closers();
  try {
    return await assemble(options, closers);
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function assemble(options: ServerOptions, closers: Closers): Promise<RunningServer> {
  const {
    config,
    progress = () => {},
    log: write = console.error,
    onFatal = write,
    clock = () => new Date(),
  } = options;
  const { dataFolder, isLocal } = config;
  const written = serverLog({ format: logFormat(config.env, isLocal), write, clock });
  const log = (line: string) => written.line(line);
  const http = await openHttpServer(config.host, config.port);
  closers.add(() => http.close());
  refuseUnknownAlpha(config);
  await openDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  closers.add(async () => lock.release());
  const keys = await openKeys(dataFolder);
  const origins = originsOf(config, http.port);

  progress('Starting the database');
  const database = await startDatabase({
    folder: path.join(dataFolder, 'postgres'),
    log: (line) => log(`Database: ${line}`),
    onLost: (reason) => onFatal(`The database ended unexpectedly (${reason}). Start again: nothing is lost.`),
  });
  closers.add(() => database.stop());
  const applied = await prepareDatabase({ url: database.url, log });
  if (applied.length > 0) progress(`Prepared the database (${applied.length} migrations)`);

  const passwords = passwordsAside();
  closers.add(() => passwords.close());
  const { services = startServices } = options;
  const databaseUrl = database.url;
  const gateway = await openGateway({
    config,
    keys,
    origins,
    databaseUrl,
    services,
    clock,
    log,
    logRequest: written.request,
    closers,
  });
  http.serve(gateway.answer);
  // Once more, to be first: requests under way still need all that was opened since.
  closers.add(() => http.close());
  return {
    origin: origins.main,
    port: http.port,
    inboxUrl: gateway.inboxUrl,
    demo: gateway.demo,
    adapters: gateway.adapters,
    checkoutHosts: gateway.checkoutHosts,
    engine: gateway.engine,
    credentials: gateway.credentials,
    keys,
    dataFolder,
    isLocal,
    hasPublicUrl: config.publicUrl !== null,
    databaseUrl,
    stop: () => closers.close(),
  };
}
