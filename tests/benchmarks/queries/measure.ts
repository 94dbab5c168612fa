// Prints what each call of the port costs the database where it holds a million creations, and fails where one reads more than its owner has.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startBenchServer, type BenchServer } from '../../../packages/backend/benchmarks/benchServer.ts';
import { clientOf, member } from '../../e2e/world/people.ts';
import { everyCall } from './everyCall.ts';
import { creations, fillMillion, ofOnePerson, people } from './millionCreations.ts';
import { readPlans, writePlans, type Statement } from './plans.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
/** A step may read all that one person has, in which each creation has two lines and three files. */
const mostRows = 5 * ofOnePerson;
/** Walks over everything that are meant to be: files beside their rows at the start of one machine, and once an hour each person's folder. */
const walks = [
  'select bucket_id as bucket, name, version from storage.objects',
  'with recursive first_file (name) as (',
];

async function onDatabase(server: BenchServer, use: (sql: pg.Client) => Promise<void>): Promise<void> {
  const sql = new pg.Client({ connectionString: server.databaseUrl });
  await sql.connect();
  try {
    await use(sql);
  } finally {
    await sql.end();
  }
}

function row(name: string, milliseconds: number, statements: readonly Statement[]): readonly string[] {
  const inside = statements.reduce((sum, each) => Math.max(sum, each.milliseconds), 0);
  const indexes = [...new Set(statements.flatMap((each) => each.indexes))];
  const shown = indexes.filter((index) => !index.endsWith('_pkey')).join(' ') || indexes.join(' ') || 'none';
  return [name.padEnd(26), milliseconds.toFixed(0).padStart(7), inside.toFixed(1).padStart(9), `  ${shown}`];
}

const folder = await mkdtemp(path.join(tmpdir(), 'kinora-queries-'));
/** By statement: each is told once. */
const faulty = new Map<string, string>();
let bytes = 0;
try {
  await mkdir(path.join(folder, 'app'));
  await writeFile(
    path.join(folder, 'app/404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
  let server = await startBenchServer(folder, 2);
  const mara = await member(server.origin);
  const began = performance.now();
  await onDatabase(server, async (sql) => {
    await fillMillion(sql, mara.session.user.id);
    const { rows } = await sql.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    bytes = Number(rows[0]!.bytes);
    await writePlans(sql);
  });
  await server.stop();
  write(
    `${creations} creations of ${people} people, ${ofOnePerson} of the one who asks; filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n` +
      `Database ${(bytes / 1e9).toFixed(2)} GB: ${(bytes / creations / 1000).toFixed(1)} kB a creation, with its job, its lines and its indexes\n`,
  );
  server = await startBenchServer(folder, 2);
  try {
    const api = await clientOf(server.origin);
    await api.auth.signIn(mara);
    const calls = await everyCall(api, await clientOf(server.origin), mara.password);
    const log = await readPlans(server.cluster, mostRows);
    write(`${'call'.padEnd(26)}${'ms'.padStart(7)}${'slowest'.padStart(9)}  indexes`);
    const judge = (name: string, statements: readonly Statement[]) => {
      for (const { text, milliseconds, faults } of statements) {
        const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
        if (faults.length > 0 && !walks.some((walk) => words.startsWith(walk)))
          faulty.set(words, `${name}: ${faults.join('; ')}, ${milliseconds.toFixed(0)} ms\n    ${words}`);
      }
    };
    for (const { name, run } of calls) {
      judge('Between the calls', await log.since());
      const start = performance.now();
      await run();
      const took = performance.now() - start;
      const statements = await log.since();
      write(row(name, took, statements).join(''));
      judge(name, statements);
    }
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (faulty.size > 0) {
  write(`\nReads too much:\n  ${[...faulty.values()].join('\n  ')}`);
  process.exitCode = 1;
}
