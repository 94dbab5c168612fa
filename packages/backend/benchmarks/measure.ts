// Prints how fast the embedded server starts, what it needs, and how it answers beside PostgreSQL asked directly.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { creationColumns, creationPageSize } from '@kinora/contract';
import pg from 'pg';
import { write } from '../src/operate/write.ts';
import { packList, startBenchServer, type BenchServer } from './benchServer.ts';
import { load, type Rate } from './load.ts';
import type { Memory } from './memory.ts';
import { rawQueries } from './rawQueries.ts';
import { transferRates } from './transfers.ts';

const atOnce = 8;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const creations = 5_000;
const signInsAtOnce = 4;

async function fillHistory(databaseUrl: string, user: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into public.user_creations (user_id, type, prompt, status, model_used, file_url, created_at)
       select $1::uuid, 'video', 'Wave ' || n || ' rolls in at dusk', 'completed', 'wan-i2v', $1::text || '/' || n || '.mp4',
         now() - n * interval '1 minute' from generate_series(1, $2::integer) as n`,
      [user, creations],
    );
    await client.query('analyze public.user_creations');
  } finally {
    await client.end();
  }
}

async function rates(server: BenchServer): Promise<Record<string, Rate>> {
  const { token, user } = await server.signIn();
  await fillHistory(server.databaseUrl, user);
  const raw = rawQueries(server.databaseUrl, atOnce);
  const page =
    `/rest/v1/user_creations?select=${encodeURIComponent(creationColumns)}&user_id=eq.${user}` +
    `&order=created_at.desc,id.desc&limit=${creationPageSize}`;
  const rows = JSON.parse(await server.get(page, token)) as unknown[];
  if (rows.length !== creationPageSize) throw new Error(`A history page holds ${rows.length} rows.`);
  const packs = {
    text: 'select * from public.credit_packs where is_active = true order by credits',
    values: [],
  };
  const history = [
    {
      text: `select ${creationColumns} from public.user_creations where user_id = $1
        order by created_at desc, id desc limit ${creationPageSize}`,
      values: [user],
    },
    { text: 'select count(*) from public.user_creations where user_id = $1', values: [user] },
  ];
  const claims = { sub: user, role: 'authenticated' };
  const options = { atOnce, seconds };
  const signsIn = { atOnce: signInsAtOnce, seconds };
  const health = () => server.get('/healthz');
  try {
    const unmoved = await load(health, { atOnce: 1, seconds });
    const [signIns, beside] = await Promise.all([
      load(() => server.signIn(), signsIn),
      load(health, { atOnce: 1, seconds }),
    ]);
    return {
      'Health, asked alone': unmoved,
      [`  beside ${signInsAtOnce} who sign in`]: beside,
      [`Sign-in, ${signInsAtOnce} at once`]: signIns,
      'Pack list, a visitor': await load(() => server.get(packList), options),
      '  PostgreSQL alone': await load(() => raw.as('anon', { role: 'anon' }, [packs]), options),
      [`History, ${creationPageSize} of ${creations} with their number`]: await load(
        () => server.get(page, token),
        options,
      ),
      '  PostgreSQL alone, the same rows': await load(
        () => raw.as('authenticated', claims, history),
        options,
      ),
    };
  } finally {
    await raw.close();
  }
}

const inMegabytes = (memory: Memory | null) =>
  memory
    ? `server ${memory.server.toFixed(0)} MB, PostgreSQL ${memory.database.toFixed(0)} MB`
    : 'not told by this system';

const folder = await mkdtemp(path.join(tmpdir(), 'kinora-bench-'));
try {
  await mkdir(path.join(folder, 'app'));
  await writeFile(
    path.join(folder, 'app/404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
  write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unnamed processor'}`);
  const cold = await startBenchServer(folder, atOnce);
  await cold.stop();
  const server = await startBenchServer(folder, atOnce);
  try {
    const atStart = server.memory();
    const asked = await rates(server);
    const afterLoad = server.memory();
    const measured = { ...asked, ...(await transferRates(server, folder, seconds)) };
    write(`
Start, to the first row from the API
  cold (new data folder)  ${cold.startMilliseconds.toFixed(0)} ms
  warm                    ${server.startMilliseconds.toFixed(0)} ms
Memory
  at the start            ${inMegabytes(atStart)}
  after the load          ${inMegabytes(afterLoad)}
${atOnce} at once where nothing else is said, ${seconds} s each; server, database and asker share the processors`);
    for (const [name, { perSecond, half, ninetyNine }] of Object.entries(measured))
      write(
        `  ${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} a second   p50 ${half.toFixed(1).padStart(5)} ms   p99 ${ninetyNine.toFixed(1).padStart(5)} ms`,
      );
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
