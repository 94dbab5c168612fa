import { fileURLToPath } from 'node:url';
import { readConfig, startMessage, StartProblem } from '../../packages/backend/src/embedded/index.ts';
import { readFlags } from './flags.ts';
import { onEndOfStarter } from './onEndOfStarter.ts';
import { startBuilt } from './startBuilt.ts';
import type { Started, StartOptions } from './started.ts';
import { createProgress } from './progress.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts everything, says where it is, and takes everything down again however it is asked to end. */
export async function run(words: readonly string[]): Promise<void> {
  // Whoever read our words may be gone before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const progress = createProgress((line) => console.log(line));
  let started: Started | null = null;
  let isAsked = false;
  let isStopping = false;

  const stop = async (code: number, reason?: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    if (reason) console.error(reason);
    console.log('Stopping Kinora');
    await started?.stop().catch((error: Error) => console.error(error.message));
    // The shells that pnpm puts around a script die of Ctrl-C, and pnpm takes that for a failure.
    const isOfPnpm = process.env['npm_lifecycle_event'] !== undefined;
    if (code === 0)
      console.log(
        isOfPnpm ? 'Stopped. Nothing failed: ELIFECYCLE is what pnpm says of any Ctrl-C.' : 'Stopped.',
      );
    process.exit(code);
  };

  const options: StartOptions = { root, progress, onFatal: (reason) => void stop(1, reason) };
  process.on(
    'uncaughtException',
    (error) => void stop(1, `Kinora has met a fault of its own: ${details(error)}`),
  );
  try {
    const flags = readFlags(words);
    progress(flags.isDevelopment ? 'Starting Kinora for development' : 'Starting Kinora');
    const config = readConfig({ env: process.env, root });
    const starting = flags.isDevelopment
      ? // Vite is loaded by who works with it alone: every other start is sooner without.
        import('./startDevelopment.ts').then(({ startDevelopment }) => startDevelopment(config, options))
      : startBuilt(config, options);
    const end = async (): Promise<void> => {
      // Asked a second time: at once. The database notices by itself that we are gone.
      if (isAsked) process.exit(1);
      isAsked = true;
      // A start that is under way is finished first, so that nothing of it is left behind.
      started = await starting.catch(() => null);
      await stop(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
    if (process.env['KINORA_DETACHED'] !== '1') onEndOfStarter(() => void end());
    started = await starting;
    if (isAsked) return;
    progress('Ready');
    console.log(startMessage(started.server));
  } catch (error) {
    console.error(
      error instanceof StartProblem ? error.message : `Kinora could not start: ${details(error)}`,
    );
    process.exit(1);
  }
}

function details(error: unknown): string {
  const { message, stack } = error as Error;
  return process.env['KINORA_DEBUG'] ? (stack ?? message) : `${message} (KINORA_DEBUG=1 shows more)`;
}
