import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { StartProblem } from '../StartProblem.ts';

/** Takes down a database that a killed server left running on this cluster, and removes a pid file nobody stands behind. */
export async function clearOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  let text: string;
  try {
    text = readFileSync(pidFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const pid = Number(text.split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && runsOn(pid, cluster)) {
    log('Stopping the database that an earlier, killed server left running.');
    await stopProcess(pid, cluster);
  }
  // PostgreSQL judges a stale file by pid alone; after a reboot that pid may be anybody's.
  await rm(pidFile, { force: true });
}

function runsOn(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  try {
    if (process.platform === 'linux') {
      const program = path.basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    }
    if (process.platform === 'win32') return false;
    const line = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return line.includes(cluster);
  } catch {
    return false;
  }
}

/** Fast shutdown first, then the immediate one, from which the next start recovers. */
async function stopProcess(pid: number, cluster: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new StartProblem(`Another account’s database still uses ${cluster}: stop process ${pid} first.`);
    }
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      if (!runsOn(pid, cluster)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new StartProblem(
    `The database that an earlier server left running (process ${pid}) does not stop: end it and start again.`,
  );
}
