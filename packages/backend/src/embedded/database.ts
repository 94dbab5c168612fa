import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { StartProblem } from './StartProblem.ts';
import { postgresBinaries } from './postgres/binaries.ts';
import { clusterName, ensureCluster, superuser } from './postgres/cluster.ts';
import { clearOrphan } from './postgres/orphan.ts';
import { releaseGuard, spawnAsDatabase } from './postgres/spawnAsDatabase.ts';

export interface DatabaseOptions {
  /** Where its files lie; made if missing. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Told when the database ends though nobody asked it to. */
  readonly onLost?: (reason: string) => void;
}

export interface Database {
  /** As the superuser, of the database `postgres`. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '48MB',
  // One machine, small queries: helpers and compiled plans cost more than they bring.
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  jit: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // A refused statement is its caller's to report; only what stops the database belongs here.
  log_min_messages: 'fatal',
  log_line_prefix: '',
  timezone: 'UTC',
};

/** Real PostgreSQL 17 on this machine, on a free port of 127.0.0.1, ending with this process however it ends. */
export async function startDatabase({ folder, log, onLost }: DatabaseOptions): Promise<Database> {
  const home = path.resolve(folder);
  const binaries = await postgresBinaries(path.dirname(home));
  const password = await ensureCluster(home, binaries);
  await clearOrphan(path.join(home, clusterName), log);

  // What it says of connections that a stop cuts is no news either.
  let isStopping = false;
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
    const child = spawnAsDatabase({
      program: binaries.postgres,
      folder: home,
      endWithUs: true,
      args: (place) => ['-D', `${place}/${clusterName}`, '-p', String(port), ...flags()],
    });
    const lines = keepOutput(child, (line) => isStopping || log(line));
    const ended = endOf(child, lines);
    if (await answers(url, child)) {
      const database = running(child, url, ended, lines, onLost);
      const stop = (): Promise<void> => {
        isStopping = true;
        return database.stop();
      };
      return { ...database, stop };
    }
    await ended;
    releaseGuard(child);
    // Somebody took the port between our look and the database's.
    if (attempt < 5 && lines.some((line) => line.includes('Address already in use'))) continue;
    const reason = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1);
    throw new StartProblem(`The database did not start: ${reason ?? 'it ended without a word'}`);
  }
}

function flags(): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function running(
  child: ChildProcess,
  url: string,
  ended: Promise<unknown>,
  lines: readonly string[],
  onLost: DatabaseOptions['onLost'],
): Database {
  let stopping: Promise<void> | null = null;
  const watch = async (): Promise<void> => {
    await ended;
    releaseGuard(child);
    if (!stopping) onLost?.(lines.at(-1) ?? 'it ended without a word');
  };
  void watch();
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(late);
  };
  return { url, pid: child.pid ?? 0, stop: () => (stopping ??= stop()) };
}

/** The last lines it wrote, for the sentence that says why it would not start. */
function keepOutput(child: ChildProcess, log: (line: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\n').filter(Boolean)) {
        lines.push(line);
        if (lines.length > 50) lines.shift();
        // Our own knocking while it starts is no news.
        if (!line.startsWith('LOG:') && !line.includes('system is starting up')) log(line);
      }
    });
  }
  return lines;
}

async function endOf(child: ChildProcess, lines: string[]): Promise<void> {
  try {
    await once(child, 'exit');
  } catch (error) {
    // It could not even be spawned.
    lines.push((error as Error).message);
  }
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  // Recovery after a crash may take a while; the process itself says when it gives up.
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === '28P01')
        throw new StartProblem(
          'The database does not accept the password in its folder: the folder was changed by hand, restore it from a backup.',
        );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}
