import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pgServiceDatabase } from '../../credits/pgServiceDatabase.ts';
import { chooseEngine, type ChosenEngine, type EngineLimits } from '../../engines/chooseEngine.ts';
import { falWebhook } from '../../engines/fal/falWebhook.ts';
import type { FunctionContext } from '../../functions/context.ts';
import { functions } from '../../functions/index.ts';
import { creationsBucket } from '../../jobs/fileStore.ts';
import { freeLeases, startWorker } from '../../jobs/worker.ts';
import { wordListFilter } from '../../safety/wordListFilter.ts';
import type { ServedFunction } from '../functionsRoutes.ts';
import { StartProblem } from '../StartProblem.ts';
import { seedDemo, type DemoContext } from '../../seed/demo.ts';
import { closedEngine } from './closedEngine.ts';
import type { Platform, Services, StartServices } from './platform.ts';
import { readUser } from './readUser.ts';
import { storageFiles } from './storageFiles.ts';

/** Kinora's functions and its job worker, in this process. */
export const startServices: StartServices = async (platform: Platform): Promise<Services> => {
  const { env, pool, clock, log } = platform;
  const largestFile = await platform.storage.largestFile(creationsBucket);
  const { engine, description } = engineFor(platform, { largestFile });
  const safety = wordListFilter(await readWordList(env['KINORA_BLOCKED_WORDS']));
  const database = pgServiceDatabase(platform.databaseUrl);
  const files = storageFiles(platform.storage);
  // The data folder is ours alone, so whatever job is still leased was held by a server that is gone.
  await freeLeases(database, engine);
  const worker = startWorker({ database, files, engine, log, clock });
  const context: FunctionContext = {
    database,
    files,
    engine,
    safety,
    userOf: (token) => readUser(pool, platform.jwtSecret, token),
    isGenuineReport: engine.name === 'fal' ? falWebhook({ clock }) : null,
    jobAccepted: () => worker.wake(),
    clock,
    newId: () => randomUUID(),
    log,
  };
  const leave = new AbortController();
  let seeding = Promise.resolve();
  return {
    functions: Object.fromEntries(
      Object.entries(functions).map(([name, handler]) => [
        name,
        Object.assign((request: Request) => handler(request, context), {
          isWebhook: handler.access === 'webhook',
        }) satisfies ServedFunction,
      ]),
    ),
    engine: { name: engine.name, description },
    seedDemo: (userId) => {
      // Drawn while people already look around; what is cut off is made at the next start.
      if (env['KINORA_DEMO_HISTORY'] !== 'none')
        seeding = seed(userId, { database, files, log, signal: leave.signal });
    },
    stop: async () => {
      leave.abort();
      await seeding;
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

/** Away from one's own machine the local engine runs only when it is named: it renders on the server's processors. */
function engineFor({ env, isLocal }: Platform, limits: EngineLimits): ChosenEngine {
  const named = env['KINORA_ENGINE'];
  if (named && named !== 'local' && named !== 'fal') {
    throw new StartProblem(`KINORA_ENGINE is "${named}", and it must be local or fal.`);
  }
  if (named === 'fal' && !env['FAL_KEY'])
    throw new StartProblem('KINORA_ENGINE is fal, and FAL_KEY is not set.');
  if (named === 'local') return chooseEngine({ ...env, FAL_KEY: undefined }, limits);
  if (!isLocal && !env['FAL_KEY']) {
    return { engine: closedEngine(), description: 'none (set FAL_KEY, or KINORA_ENGINE=local)' };
  }
  return chooseEngine(env, limits);
}

async function readWordList(file: string | undefined): Promise<string> {
  if (!file) return '';
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `The list of blocked words ${file} cannot be read (${error.code}): check KINORA_BLOCKED_WORDS.`,
    );
  });
}
