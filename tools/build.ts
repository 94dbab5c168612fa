import { unlessFresh } from './freshness.ts';
import { run } from './test/command.ts';
import { say } from './test/words.ts';

const sources = [
  'packages/app',
  'packages/contract',
  'packages/design-system',
  'packages/studio-kit',
  'packages/media',
  'tools/firstPictures',
  'pnpm-lock.yaml',
];

let built: Promise<void> | undefined;

/** Builds the app unless nothing it is made of has changed since the last time; once, whoever asks meanwhile. */
export const buildApp = (): Promise<void> =>
  (built ??= unlessFresh({ name: 'app', sources, file: 'packages/app/dist/index.html' }, build));

async function build(): Promise<void> {
  say('Building the app…');
  const code = await run('vite', ['build', 'packages/app', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The app could not be built; what is wrong stands above.');
  // In a process of its own: a build sets the environment for all that comes after it.
  if ((await run('node', ['tools/firstPictures/firstPictures.ts'])) !== 0)
    throw new Error('The first pictures of the screens could not be drawn; what is wrong stands above.');
}

if (import.meta.main) await buildApp();
