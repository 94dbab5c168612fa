import { readFileSync } from 'node:fs';
import { megabytesIn } from './memory.ts';

export interface ChildNeeds {
  /** The most resident memory that one of them ever had, in millions of bytes. */
  readonly peak: number;
  /** What the one that worked most had of the processors. */
  readonly processorSeconds: number;
}

const lookMilliseconds = 20;
const ticksPerSecond = 100;

/** Follows the processes that this one starts; null where the system does not tell. */
export function watchChildren(): { end(): ChildNeeds | null } {
  if (process.platform !== 'linux') return { end: () => null };
  let peak = 0;
  let processorSeconds = 0;
  const looking = setInterval(() => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    for (const child of children.trim().split(' ').filter(Boolean))
      try {
        const most = (megabytesIn(`/proc/${child}/status`, 'VmHWM') * 1024 ** 2) / 1e6;
        // One that has ended has no memory left: it is of an earlier order.
        if (Number.isNaN(most)) continue;
        peak = Math.max(peak, most);
        // Behind the name, which may hold anything, the 12th and the 13th are the ticks in the program and in the system.
        const [, told] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ');
        const [inProgram, inSystem] = told!.split(' ').slice(11, 13).map(Number);
        processorSeconds = Math.max(processorSeconds, (inProgram! + inSystem!) / ticksPerSecond);
      } catch {
        // Gone in between.
      }
  }, lookMilliseconds);
  return {
    end() {
      clearInterval(looking);
      return { peak, processorSeconds };
    },
  };
}
