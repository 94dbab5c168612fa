import { randomUUID } from 'node:crypto';
import { MB, serverTools, type AnyTool } from '@kinora/contract';
import { readFile } from 'node:fs/promises';
import { pgServiceDatabase } from '../../credits/pgServiceDatabase.ts';
import { chooseCredentials } from '../../credentials/chooseCredentials.ts';
import type { Credentials } from '../../credentials/credentials.ts';
import { chooseEngines, type ChosenEngines } from '../../engines/chooseEngines.ts';
import type { Engine } from '../../engines/engine.ts';
import { enginesOf, namesOf, type Engines } from '../../engines/engines.ts';
import { falReports } from '../../engines/fal/falFromEnvironment.ts';
import type { IsGenuine } from '../../engines/fal/falWebhook.ts';
import type { FunctionContext } from '../../functions/context.ts';
import { functionsFor } from '../../functions/index.ts';
import { bodyRoom } from '../../intake/bodyRoom.ts';
import { byteBudget } from '../../intake/byteBudget.ts';
import { creationsBucket } from '../../files/fileStore.ts';
import { freeLeases, startWorker } from '../../jobs/worker.ts';
import { mostAtOnceIn } from '../../jobs/mostAtOnce.ts';
import { wordListFilter } from '../../safety/wordListFilter.ts';
import { authServiceAccounts } from '../../accounts/authServiceAccounts.ts';
import { startPostman } from '../../mail/postman.ts';
import { choosePayments } from '../../payments/choosePayments.ts';
import type { Payments } from '../../payments/payments.ts';
import { localCheckout } from '../checkout/localCheckout.ts';
import type { ServedFunction } from '../functionsRoutes.ts';
import { StartProblem } from '../StartProblem.ts';
import { seedDemo, type DemoContext } from '../../seed/demo.ts';
import type { Platform, Services } from './platform.ts';
import { readUser } from './readUser.ts';
import { storageFiles } from './storageFiles.ts';
import { startSweeper } from './sweeper.ts';

/** In bytes, for all requests and jobs together. */
const memoryForFiles = 256 * MB;

/** What requests bring inside. */
const memoryForBodies = 96 * MB;
const exportsAtOnce = 4;

/** What a server offers and who makes it; without it, the tools of the catalogue by the engines that are configured. */
export interface Offer {
  readonly tools?: readonly AnyTool[];
  /** Asked before those that are configured. */
  readonly enginesBefore?: readonly Engine[];
}

/** Kinora's functions and its job worker, in this process. */
export const startServices = async (
  platform: Platform,
  { tools = serverTools, enginesBefore = [] }: Offer = {},
): Promise<Services> => {
  const { env, pool, clock, log } = platform;
  const largestFile = await platform.storage.largestFile(creationsBucket);
  const { engines: configured, description } = enginesFor(platform, largestFile);
  const engines = enginesBefore.length > 0 ? enginesOf([...enginesBefore, ...configured.all]) : configured;
  const isGenuineReport = reportsFor(platform, engines);
  const payments = paymentsFor(platform);
  const credentials = await credentialsFor(platform);
  const safety = wordListFilter(await readWordList(env['KINORA_BLOCKED_WORDS']));
  const database = pgServiceDatabase(platform.databaseUrl);
  const files = storageFiles(platform.storage);
  // The data folder is ours alone, so whatever job is still leased was held by a server that is gone.
  await freeLeases(database, engines);
  const memory = byteBudget(memoryForFiles);
  const worker = startWorker({ database, files, engines, tools, memory, credentials, log, clock });
  const postman = startPostman({ database, mail: platform.mail, site: platform.site, log });
  const context: FunctionContext = {
    database,
    files,
    memory,
    bodies: bodyRoom(memoryForBodies),
    engines,
    tools,
    safety,
    userOf: (token) => readUser(pool, platform.keys.jwtSecret, token),
    accounts: authServiceAccounts({
      url: platform.site,
      publishableKey: platform.keys.publishable,
      fetch: platform.auth,
    }),
    exports: { atOnce: exportsAtOnce, idleSeconds: 60, mostBytes: null },
    payments,
    operatorMail: env['KINORA_OPERATOR_MAIL'] || (platform.isLocal ? 'operator@kinora.local' : null),
    lettersDue: () => postman.wake(),
    siteOf: platform.siteOf,
    address: platform.address,
    isGenuineReport,
    mostAtOnce: atOnceFor(env),
    jobAccepted: () => worker.wake(),
    // Worker and sweeper run in this process.
    schedule: null,
    clock,
    newId: () => randomUUID(),
    log,
  };
  const sweeper = startSweeper(context);
  const local = payments?.name === 'local' ? localCheckout(context, platform.keys.linkSecret) : null;
  const leave = new AbortController();
  let seeding = Promise.resolve();
  return {
    functions: Object.fromEntries(
      Object.entries(functionsFor(tools)).map(([name, handler]) => [
        name,
        Object.assign((request: Request) => handler(request, context), {
          isKeyless: handler.access === 'webhook' || handler.access === 'link',
        }) satisfies ServedFunction,
      ]),
    ),
    engine: { name: namesOf(engines), description },
    ...(credentials && { credentials: credentials.description }),
    ...(payments && { payments: { name: payments.name, hosts: payments.hosts } }),
    pages: local?.pages ?? null,
    seedDemo: (userId) => {
      // Drawn while people already look around; what is cut off is made at the next start.
      if (env['KINORA_DEMO_HISTORY'] !== 'none')
        seeding = seed(userId, { database, files, log, signal: leave.signal });
    },
    stop: async () => {
      leave.abort();
      await seeding;
      await local?.stop();
      await sweeper.stop();
      await postman.stop();
      await worker.stop();
      await database.close();
    },
  };
};

async function seed(userId: string, context: DemoContext & { readonly signal: AbortSignal }): Promise<void> {
  try {
    await seedDemo(userId, { ...context, log: () => {} });
  } catch (error) {
    if (!context.signal.aborted)
      context.log(`The demo history could not be made: ${(error as Error).message}`);
  }
}

function paymentsFor({ env, isLocal, keys, clock }: Platform): Payments | null {
  try {
    return choosePayments({ env, isLocal, localSecret: keys.linkSecret, clock });
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

async function credentialsFor({ env, clock, log }: Platform): Promise<Credentials | null> {
  try {
    return await chooseCredentials({ env, clock, log, readText: (file) => readFile(file, 'utf8') });
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

function enginesFor({ env, isLocal }: Platform, largestFile: number): ChosenEngines {
  try {
    return chooseEngines(env, { isLocal, largestFile });
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

/** Reports are believed where they are asked for alone; without an address for them, the engine is asked. */
function reportsFor({ env, clock }: Platform, engines: Engines): IsGenuine | null {
  if (!engines.named('fal') || !env['FAL_WEBHOOK_URL']) return null;
  try {
    return falReports(env, clock);
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

function atOnceFor(env: Platform['env']): number {
  try {
    return mostAtOnceIn(env);
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

async function readWordList(file: string | undefined): Promise<string> {
  if (!file) return '';
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `The list of blocked words ${file} cannot be read (${error.code}): check KINORA_BLOCKED_WORDS.`,
    );
  });
}
