import { execFile, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const isWindows = process.platform === 'win32';

/** Browsers leave the group of the runner that started them, so a process is found by who its parents are. */
interface Process {
  readonly pid: number;
  readonly parent: number;
}

/** The processes that lanes have started, so that one call ends them all, with whatever they have started. */
export class Children {
  readonly #running = new Set<ChildProcess>();
  readonly #patience: number;
  #ending: Promise<void> | null = null;
  /** What is waited for once the end has begun. */
  #left: ReadonlySet<number> = new Set();

  constructor(patience = 15_000) {
    this.#patience = patience;
  }

  get isEnding(): boolean {
    return this.#ending !== null;
  }

  /** It leads a group of its own: a terminal's Ctrl-C reaches it once, through us. */
  readonly options = { detached: !isWindows } as const;

  add(child: ChildProcess): void {
    this.#running.add(child);
    for (const event of ['error', 'close'] as const) child.once(event, () => this.#running.delete(child));
  }

  /** Asks them to end, as Ctrl-C does; what is still there when patience is over ends without being asked. */
  end(): Promise<void> {
    return (this.#ending ??= this.#end());
  }

  /** A second Ctrl-C: nobody waits any longer. */
  async endAtOnce(): Promise<void> {
    const all = withDescendants(this.#pids(), await processes());
    this.killGroups();
    for (const pid of [...this.#left, ...all]) kill(pid, 'SIGKILL');
  }

  /** At once and without a look at who is whose. */
  killGroups(): void {
    if (!isWindows) for (const leader of this.#pids()) kill(-leader, 'SIGKILL');
  }

  async #end(): Promise<void> {
    const until = performance.now() + this.#patience;
    this.#left = withDescendants(this.#pids(), await processes());
    for (const child of this.#running) {
      if (isWindows) child.kill('SIGINT');
      else if (child.pid) kill(-child.pid, 'SIGINT');
    }
    while ((this.#running.size > 0 || this.#left.size > 0) && performance.now() < until) {
      await pause(100);
      const alive = new Set((await processes()).map(({ pid }) => pid));
      this.#left = new Set([...this.#left].filter((pid) => alive.has(pid)));
    }
    this.killGroups();
    for (const pid of this.#left) kill(pid, 'SIGKILL');
  }

  #pids(): readonly number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? []);
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone, which is what was wanted.
  }
}

/** Every process but those that have ended and whose parent has not looked yet; none where the system does not tell. */
async function processes(): Promise<readonly Process[]> {
  const table = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return table.split('\n').flatMap((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    return state === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }];
  });
}

function withDescendants(leaders: readonly number[], all: readonly Process[]): ReadonlySet<number> {
  const found = new Set(leaders);
  // A set grows while it is walked through, so children of children are reached too.
  for (const known of found) for (const { pid, parent } of all) if (parent === known) found.add(pid);
  return found;
}
