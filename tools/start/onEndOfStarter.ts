import { readFileSync } from 'node:fs';
import { ancestors, type Ancestor } from './ancestors.ts';

const pause = 500;

/**
 * The package manager stands between the terminal and us with shells of its own, and a signal that ends one of them
 * does not always reach us. When any process of that chain is gone, nobody is left to stop us: we stop.
 */
export function onEndOfStarter(ended: () => void): void {
  const chain = chainOf(ancestors(), process.env['npm_lifecycle_event'] !== undefined);
  const timer = setInterval(() => {
    if (chain.every(({ pid }) => isAlive(pid))) return;
    clearInterval(timer);
    ended();
  }, pause);
  timer.unref();
}

/** Up to the outermost package manager; started directly, our parent alone. */
export function chainOf(all: readonly Ancestor[], isThroughPackageManager: boolean): readonly Ancestor[] {
  const outermost = isThroughPackageManager
    ? all.findLastIndex(({ command }) => /\b(pnpm|npm|npx)\b/.test(command))
    : 0;
  return all.slice(0, Math.max(outermost, 0) + 1);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    // Ended, and its own parent has not looked yet.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
