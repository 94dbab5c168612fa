import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LocalWork, MadeBy } from '@kinora/media/node';
import type { RenderAsked, RenderSaid } from './renderMessages.ts';
import { watchMemory } from './watchMemory.ts';

export interface RenderLimits {
  /** Resident memory of the rendering process, in millions of bytes. */
  readonly megabytes: number;
  /** Nothing heard for so long means that it hangs. */
  readonly silentSeconds: number;
  readonly seconds: number;
}

export const renderLimits: RenderLimits = { megabytes: 800, silentSeconds: 60, seconds: 900 };

/** Why a rendering ended without a result. What a person did can be refused; everything else may be tried again. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

export interface RenderWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly limits?: RenderLimits;
  readonly program?: string;
}

const renderProgram = fileURLToPath(new URL('./renderChild.ts', import.meta.url));

/** Makes one picture or clip in a process of its own, and ends that process whatever happens. */
export function renderClip<W extends LocalWork>(
  asked: RenderAsked & W,
  { signal, onProgress, limits = renderLimits, program = renderProgram }: RenderWatch,
): Promise<MadeBy<W>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const child = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--no-warnings=ExperimentalWarning', '--max-old-space-size=512'],
      // The video library looks for graphics cards and says on stderr that there are none.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    yieldToServer(child.pid);
    const end = (answer: () => void) => {
      memory.end();
      clearTimeout(silence);
      clearTimeout(whole);
      signal.removeEventListener('abort', giveUp);
      child.removeAllListeners();
      // A killed child may still send errors of its pipe.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      answer();
    };
    const fail = (message: string, isRefusal = false) =>
      end(() => reject(new RenderFailure(message, isRefusal)));
    const giveUp = () => end(() => reject(signal.reason as Error));
    const hung = () => fail(`The renderer said nothing for ${limits.silentSeconds} seconds and was stopped.`);
    // What is made takes what it takes: to try again would end the same way.
    const memory = watchMemory(child, limits.megabytes * 1_000_000, () => fail(tooMuch(asked, limits), true));
    let silence = setTimeout(hung, limits.silentSeconds * 1000);
    const whole = setTimeout(
      () => fail(`The work took longer than ${limits.seconds} seconds and was stopped.`),
      limits.seconds * 1000,
    );
    signal.addEventListener('abort', giveUp, { once: true });
    child.on('error', (problem) => fail(`The renderer could not be started: ${problem.message}`));
    child.on('exit', (code, killed) =>
      fail(`The renderer ended unexpectedly (${killed ?? `code ${code}`}).`),
    );
    child.on('message', (message) => {
      const said = message as RenderSaid;
      // What tells its memory may hang all the same.
      if (said.say === 'memory') return;
      clearTimeout(silence);
      silence = setTimeout(hung, limits.silentSeconds * 1000);
      switch (said.say) {
        case 'frame':
          return onProgress(said.done / said.of);
        case 'made':
          return end(() => resolve(said.made as MadeBy<W>));
        case 'refused':
          return fail(said.message, true);
        case 'broken':
          return fail(said.message);
      }
    });
    child.send(asked, (problem) => {
      if (problem) fail(`The renderer could not be asked: ${problem.message}`);
    });
  });
}

function tooMuch({ order }: LocalWork, { megabytes }: RenderLimits): string {
  const smaller =
    'file' in order
      ? 'a smaller or shorter video'
      : 'picture' in order || 'pictures' in order
        ? 'a smaller picture'
        : 'a lower resolution or quality';
  return `This needs more memory than the ${megabytes} MB that it may have here. Choose ${smaller}; nothing was charged.`;
}

/** Rendering takes every core it gets; the server's answers come first. */
function yieldToServer(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where priorities can't be changed, or the process is gone already, nothing is lost.
  }
}
