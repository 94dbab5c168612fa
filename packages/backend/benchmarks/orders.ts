// Prints what the server holds in memory before, during and two minutes after a flood of orders, half of which are paid for.
// node packages/backend/benchmarks/orders.ts
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drawnPicture } from '@kinora/media/node';
import { requestOf, valuesOf } from '@kinora/contract';
import pg from 'pg';
import { toolNamed, valuesFor } from '../src/engines/testing/orderFor.ts';
import { write } from '../src/operate/write.ts';
import { startBenchServer } from './benchServer.ts';
import { refusingProvider } from './refusingProvider.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? 4_000);
const restSeconds = Number(process.env['BENCH_REST'] ?? 120);
const atOnce = 32;
const paidFor = orders / 2;
const tool = toolNamed('wan-i2v');

const folder = await mkdtemp(path.join(tmpdir(), 'kinora-bench-'));
await mkdir(path.join(folder, 'app'));
await writeFile(
  path.join(folder, 'app/404.html'),
  '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
);
const provider = await refusingProvider();
const server = await startBenchServer(folder, atOnce, { KINORA_MOST_AT_ONCE: '9999', ...provider.env });
const client = new pg.Client({ connectionString: server.databaseUrl });
await client.connect();
try {
  const { token, user } = await server.signIn();
  const picture = await drawnPicture('cityAtNight', { width: 1920, height: 1080 }, 1);
  const place = `${user}/start.jpg`;
  await server.send('POST', `/storage/v1/object/creations/${place}`, {
    token,
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  // How often somebody may ask is not what is measured.
  await client.query(`create or replace function public.rate_limit_hit(p_bucket text, p_most integer, p_window_seconds integer)
    returns integer language sql security definer set search_path = '' as 'select 0'`);
  const body = requestOf(tool, valuesFor(tool, { image: place }) as never).body;
  const reading = valuesOf(tool, body);
  if (!reading.ok) throw new Error('The order of this benchmark is none.');
  const { rows } = await client.query<{ balance: number }>(
    `select (public.video_limits($1) ->> 'credit_balance')::integer as balance`,
    [user],
  );
  await client.query(`select public.credit_grant($1, $2, 'grant', 'bench')`, [
    user,
    Math.max(1, paidFor * reading.price - rows[0]!.balance),
  ]);

  const memory = () => server.memory()?.server ?? NaN;
  const atStart = memory();
  let highest = atStart;
  const watch = setInterval(() => (highest = Math.max(highest, memory())), 100);
  const began = performance.now();
  const answers = new Map<number, number>();
  let left = orders;
  const lane = async () => {
    while (left-- > 0) {
      const { status } = await server.ask('POST', `/functions/v1/${tool.call.function}`, {
        token,
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  provider.open();
  const took = (performance.now() - began) / 1000;
  for (;;) {
    const { rows: jobs } = await client.query(
      `select from public.generation_jobs where status in ('queued', 'running') limit 1`,
    );
    if (jobs.length === 0) break;
    await pause(1_000);
  }
  const done = memory();
  clearInterval(watch);
  await pause(restSeconds * 1000);
  const megabytes = (value: number) => `${value.toFixed(0)} MB`;
  write(`${orders} orders, ${atOnce} at once, in ${took.toFixed(0)} s: ${JSON.stringify(Object.fromEntries(answers))}
The server's memory
  before                        ${megabytes(atStart)}
  at most                       ${megabytes(highest)}
  when the last order had ended ${megabytes(done)}
  ${restSeconds} s later                   ${megabytes(memory())}`);
} finally {
  await client.end();
  await server.stop();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
}
