import { describe, expect, it } from 'vitest';
import { EngineRefusal } from '../engines/engine.ts';
import { emptyClip } from '../functions/testing/sampleFiles.ts';
import { arrivingFile } from '../intake/arriving.ts';
import { madeClip } from './testing/scriptedEngine.ts';
import { finishJob } from './finishJob.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { workWorld } from './testing/workWorld.ts';

const world = sharedWorld(workWorld);

const jobOf = ({ user, task, creation }: { user: string; task: string; creation: string }) => ({
  id: task,
  user_id: user,
  creation_id: creation,
});

it('a result that comes after the cancelling leaves no file behind', async () => {
  const started = await world.job({ name: 'scripted' });
  await world.database.call('cancel_job', { p_user: started.user, p_job: started.task });
  const before = world.files.places();
  expect(await finishJob(jobOf(started), madeClip, world)).toEqual({ status: 'cancelled', applied: false });
  expect(world.files.places()).toEqual(before);
  expect(await world.left(started.user)).toBe(3);
});

it('a result that comes twice leaves the files of the first', async () => {
  const started = await world.job({ name: 'scripted' });
  expect(await finishJob(jobOf(started), madeClip, world)).toEqual({ status: 'completed', applied: true });
  expect(await finishJob(jobOf(started), madeClip, world)).toEqual({ status: 'completed', applied: false });
  expect(await world.files.read(`${started.user}/${started.creation}.mp4`)).not.toBeNull();
});

describe('a result that is on its way', () => {
  const passing = (bytes: Uint8Array<ArrayBuffer>, most = 1_000_000) =>
    ({
      verdict: 'arriving',
      file: arrivingFile({
        type: 'video/mp4',
        kind: 'video',
        begun: [],
        rest: new Blob([bytes]).stream().getReader(),
        most,
        tooLarge: () => new EngineRefusal('Too large.'),
        broken: (cause) => cause,
      }),
    }) as const;

  it('is kept whole, with what was learnt as it passed', async () => {
    const started = await world.job({ name: 'scripted' });
    const bytes = new Uint8Array(await emptyClip(3));
    expect(await finishJob(jobOf(started), passing(bytes), world)).toMatchObject({ applied: true });
    expect((await world.files.read(`${started.user}/${started.creation}.mp4`))?.bytes).toEqual(bytes);
    const [row] = await world.sql('select width, height, seconds from public.user_creations where id = $1', [
      started.creation,
    ]);
    expect(row).toEqual({ width: 320, height: 180, seconds: '2' });
  });

  it('ends nothing where it breaks off, with the reason of this side, or where storage has less of it', async () => {
    const started = await world.job({ name: 'scripted' });
    const bytes = Uint8Array.of(1, 2, 3);
    await expect(finishJob(jobOf(started), passing(bytes, 2), world)).rejects.toThrow('Too large.');
    const short = { ...world, files: { ...world.files, sizeOf: async () => 2 } };
    await expect(finishJob(jobOf(started), passing(bytes), short)).rejects.toThrow(
      'Of 3 bytes 2 are in storage.',
    );
    expect(await world.row(started.task)).toMatchObject({ ended_at: null });
    await world.finish(started.task, 'cancelled');
  });
});
