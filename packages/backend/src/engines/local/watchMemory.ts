import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RenderSaid } from './renderMessages.ts';

const lookMilliseconds = 50;

/** Elsewhere Node can't look into another process: there the child tells of itself, as long as its script gets to run. */
const isSeenFromOutside = process.platform === 'linux';

/** The most resident memory that a process ever had, in bytes; null once it is gone. */
function mostResident(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Calls once a child has had more memory than that, from its start to its end, whatever it is busy with. */
export function watchMemory(child: ChildProcess, most: number, passed: () => void): { end(): void } {
  const look = (bytes: number | null) => {
    if (bytes !== null && bytes > most) passed();
  };
  if (!isSeenFromOutside) {
    child.on('message', (said: RenderSaid) => look(said.say === 'memory' ? said.bytes : null));
    return { end: () => undefined };
  }
  const { pid } = child;
  if (pid === undefined) return { end: () => undefined };
  const looking = setInterval(() => look(mostResident(pid)), lookMilliseconds);
  return { end: () => clearInterval(looking) };
}

/** The child's part, where it has one. */
export function tellMemory(): void {
  if (isSeenFromOutside) return;
  const told: () => RenderSaid = () => ({ say: 'memory', bytes: process.memoryUsage.rss() });
  setInterval(() => process.send?.(told()), lookMilliseconds).unref();
}
