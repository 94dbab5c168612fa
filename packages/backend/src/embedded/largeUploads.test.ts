import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { premiumVideoExtend } from '@kinora/contract';
import { doWork, type MadeClip } from '@kinora/media/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bodyFor } from '../engines/testing/orderFor.ts';
import { aMoment } from './testing/aMoment.ts';
import {
  killableWorld,
  post,
  signIn,
  type KillableServer,
  type KillableWorld,
} from './testing/killableServer.ts';

vi.setConfig({ testTimeout: 120_000 });

const megabyte = 1_000_000;
/** What a film has at most. */
const largest = 100 * megabyte;

let world: KillableWorld;
let film: Blob;
beforeAll(async () => {
  world = await killableWorld({ KINORA_CLIP_SCALE: '0.05' });
  const asked = { prompt: 'the sea', seconds: 2, aspect: '16:9', tool: 't', model: 'm' } as const;
  const { clip } = (await doWork(
    { work: 'sketchClip', order: asked },
    { shorterSide: 36, rate: 6 },
  )) as MadeClip;
  film = filledUp(clip, largest);
});
afterAll(() => world.remove());

/** A clip as large as a film: what is behind its last box is room that nobody reads. */
function filledUp(clip: Uint8Array, size: number): Blob {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size - clip.length);
  header.write('free', 4, 'latin1');
  const room = new Uint8Array(size - clip.length - 8);
  return new Blob([clip as Uint8Array<ArrayBuffer>, new Uint8Array(header), room], { type: 'video/mp4' });
}

const memoryIn = async ({ pid }: KillableServer, what: 'VmRSS' | 'VmHWM') => {
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(
    await readFile(`/proc/${pid}/status`, 'utf8'),
  )!;
  return (Number(kilobytes) * 1024) / megabyte;
};

const keep = async (server: KillableServer, token: string, place: string, body: Blob) => {
  const { status } = await fetch(`${server.origin}/storage/v1/object/creations/${place}`, {
    method: 'POST',
    headers: { apikey: server.key, authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
    body,
  });
  expect(status).toBe(200);
};

// The kernel alone knows what a process had at most.
test.skipIf(!existsSync('/proc/self/clear_refs'))(
  '200 MB of uploads, and a clip that is made from one of them, come within 100 MB of the memory of an idle server',
  async () => {
    const server = await world.start();
    const token = await signIn(server);
    const [{ id: user }] = (await server.sql<{ id: string }>(
      `select id from auth.users where email = 'demo@kinora.local'`,
    )) as [{ id: string }];
    const jobs = () =>
      server.sql<{ ended: boolean; status: string; message: string | null }>(
        'select ended_at is not null as ended, status, message from public.generation_jobs',
      );
    // All code has run once by then.
    await keep(server, token, `${user}/first.mp4`, film.slice(0, megabyte));
    const idle = await memoryIn(server, 'VmRSS');
    // From here on the kernel counts anew.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    await keep(server, token, `${user}/one.mp4`, film);
    await keep(server, token, `${user}/two.mp4`, film);
    const answer = await post(server, {
      token,
      name: premiumVideoExtend.call.function,
      body: JSON.stringify(bodyFor(premiumVideoExtend, { video: `${user}/two.mp4`, duration: 5 })),
      idempotencyKey: randomUUID(),
    });
    expect([answer.status, await answer.json()]).toMatchObject([202, {}]);
    while (!(await jobs())[0]!.ended) await aMoment();
    expect(await jobs()).toMatchObject([{ status: 'completed', message: null }]);
    expect((await memoryIn(server, 'VmHWM')) - idle).toBeLessThan(100);
  },
);
