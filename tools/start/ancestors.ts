import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ancestor {
  readonly pid: number;
  readonly command: string;
}

/** Our parent, its parent, and so on, as far as this system tells. */
export function ancestors(): Ancestor[] {
  const look = process.platform === 'linux' ? fromProc : fromPs();
  const found: Ancestor[] = [];
  for (let pid = process.ppid; pid > 1 && found.length < 32;) {
    const entry = look(pid);
    if (!entry) break;
    found.push({ pid, command: entry.command });
    pid = entry.parent;
  }
  return found;
}

type Look = (pid: number) => { readonly parent: number; readonly command: string } | null;

const fromProc: Look = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return {
      parent: Number(fields[1]),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return null;
  }
};

function fromPs(): Look {
  const table = new Map<number, { parent: number; command: string }>();
  try {
    for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
      '\n',
    )) {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (pid && parent) table.set(Number(pid), { parent: Number(parent), command: command ?? '' });
    }
  } catch {
    // Without a process table we know our own parent alone.
    table.set(process.ppid, { parent: 0, command: '' });
  }
  return (pid) => table.get(pid) ?? null;
}
