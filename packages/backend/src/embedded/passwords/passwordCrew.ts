import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PasswordSaid, PasswordWork } from './passwordWork.ts';

export interface PasswordCrew {
  readonly hash: (password: string, cost: number) => Promise<string>;
  readonly compare: (password: string, kept: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface PasswordCrewOptions {
  readonly threads?: number;
  readonly program?: URL;
}

interface Order {
  readonly work: PasswordWork;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (problem: Error) => void;
}

const threadProgram = new URL('./passwordThread.ts', import.meta.url);

/** One processor stays with the requests; a crowd that signs in waits for each other, and nobody else for it. */
const asManyAsFit = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Passwords are worked on in threads, which begin with the first of them. */
export function passwordCrew({
  threads = asManyAsFit,
  program = threadProgram,
}: PasswordCrewOptions = {}): PasswordCrew {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Order>();
  const waiting: Order[] = [];
  let isClosed = false;

  const begin = (): Worker => {
    const thread = new Worker(program, { execArgv: ['--no-warnings=ExperimentalWarning'] });
    // A server that has nothing else to do may end.
    thread.unref();
    thread.on('message', (said: PasswordSaid) => {
      const order = busy.get(thread);
      busy.delete(thread);
      idle.push(thread);
      if ('result' in said) order?.resolve(said.result);
      else order?.reject(new Error(said.problem));
      next();
    });
    const lose = (problem: Error) => {
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      busy.get(thread)?.reject(problem);
      busy.delete(thread);
      next();
    };
    thread.on('error', lose);
    thread.on('exit', (code) => lose(new Error(`A thread for passwords ended (code ${code}).`)));
    return thread;
  };

  const next = (): void => {
    if (isClosed || waiting.length === 0) return;
    const thread = idle.pop() ?? (busy.size < threads ? begin() : null);
    const order = thread && waiting.shift();
    if (!order) return;
    busy.set(thread, order);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(order.work);
  };

  const ask = (work: PasswordWork): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The server is stopping.'));
      waiting.push({ work, resolve, reject });
      next();
    });

  return {
    hash: async (password, cost) => String(await ask({ kind: 'hash', password, cost })),
    compare: async (password, kept) => (await ask({ kind: 'compare', password, kept })) === true,
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is stopping.'));
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()));
    },
  };
}
