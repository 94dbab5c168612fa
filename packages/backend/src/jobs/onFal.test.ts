import { describe, expect, it } from 'vitest';
import { falEngine } from '../engines/fal/falEngine.ts';
import { refusedBySafety } from '../engines/fal/falQueue.ts';
import { falEmulator, type FalEmulator } from '../engines/fal/testing/falEmulator.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { hasEnded, workWorld } from './testing/workWorld.ts';
import { gaveUp } from './workOn.ts';

const clip = new TextEncoder().encode('\0\0\0\x1cftypisom a clip');
const world = sharedWorld(workWorld);

/** A job that a worker takes to the provider's queue, and how it ended. */
async function ended(prepare: (fal: FalEmulator) => void = () => undefined, soon = true) {
  const fal = falEmulator({ file: clip });
  prepare(fal);
  const engine = {
    ...falEngine({ key: fal.key, largestFile: 1_000_000, fetch: fal.fetch, timeoutSeconds: 0.2 }),
    name: `fal-${crypto.randomUUID()}`,
    pollMilliseconds: 1,
  };
  const { user, task } = await world.job(engine);
  const worker = world.worker(engine);
  // Waits between attempts are shortened: how long they are is another test.
  const hurry = setInterval(() => {
    if (soon) void world.sql('update public.generation_jobs set next_poll_at = now() where id = $1', [task]);
  }, 20);
  const row = await world.until(task, hasEnded);
  clearInterval(hurry);
  await worker.stop();
  return { fal, row, left: await world.left(user), user };
}

describe('a generation on fal, from the queue to the history,', () => {
  it('is submitted once, followed, fetched, kept and charged', async () => {
    const { fal, row, left, user } = await ended();
    expect(row).toMatchObject({ status: 'completed', attempts: 1, provider_request_id: 'request-1' });
    expect(fal.submitted).toHaveLength(1);
    expect(left).toBe(2);
    expect(
      world.files.places().filter((place) => place.startsWith(user) && place.endsWith('.mp4')),
    ).toHaveLength(1);
  });

  it('is tried again after 5xx, 429 and silence at every step, and is still one generation', async () => {
    const { fal, row, left } = await ended((each) => {
      each.next(
        'submit',
        { status: 503, body: {} },
        { status: 429, body: {}, headers: { 'retry-after': '1' } },
      );
      each.next('status', { status: 500, body: {} }, 'silence');
      each.next('result', { status: 502, body: {} });
      each.next('file', { status: 404 });
    });
    expect(row).toMatchObject({ status: 'completed' });
    expect([fal.submitted.length, left]).toEqual([1, 2]);
  });

  it('that the model’s filter refuses is failed with our words, and given back', async () => {
    const { row, left } = await ended((each) =>
      each.next('submit', {
        status: 422,
        body: { detail: [{ loc: ['body', 'prompt'], msg: 'no', type: 'content_policy_violation' }] },
      }),
    );
    expect([row['status'], row['message'], left]).toEqual(['failed', refusedBySafety, 3]);
  });

  it('that the model can’t take is failed with its reason, given back, and its words are in no log', async () => {
    const { row, left } = await ended((each) =>
      each.next('result', {
        status: 422,
        body: { detail: [{ loc: ['body', 'prompt'], msg: 'I cannot make "Zoom in"', type: 'value_error' }] },
      }),
    );
    expect([row['status'], left]).toEqual(['failed', 3]);
    expect(row['message']).toContain('I cannot make "Zoom in"');
    expect(world.logged.join('\n')).not.toContain('Zoom in');
  });

  it('that the provider won’t tell of for a while goes on, and what it said is in no log', async () => {
    const detail = [
      { loc: ['body', 'prompt'], msg: 'I cannot tell of "A red harbour"', type: 'value_error' },
    ];
    const { row } = await ended((each) => each.next('status', { status: 422, body: { detail } }));
    expect(row).toMatchObject({ status: 'completed', attempts: 1 });
    expect(world.logged.join('\n')).toContain('The provider refused to say how far a job is.');
    expect(world.logged.join('\n')).not.toContain('red harbour');
  });

  it('that meets trouble for good is given up and given back', async () => {
    const { row, left } = await ended((each) =>
      each.next('submit', ...Array.from({ length: 40 }, () => ({ status: 500, body: {} }))),
    );
    expect([row['status'], row['message'], left]).toEqual(['failed', gaveUp, 3]);
  });
});
