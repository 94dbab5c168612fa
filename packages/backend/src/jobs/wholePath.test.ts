import { provenanceIn } from '@kinora/media';
import { drawnPicture } from '@kinora/media/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localEngine } from '../engines/local/localEngine.ts';
import { asDataUrl, functionWorld, wanBody, type FunctionWorld } from '../functions/testing/functionWorld.ts';
import { startWorker, type Worker } from './worker.ts';
import { aMoment } from '../embedded/testing/aMoment.ts';
import { enginesOf } from '../engines/engines.ts';

let world: FunctionWorld;
let worker: Worker;
const engine = localEngine({ scale: { shorterSide: 72, rate: 12 } });

beforeAll(async () => {
  world = await functionWorld();
  worker = startWorker({
    database: world.database,
    files: world.files,
    engines: enginesOf([engine]),
    log: (line) => world.logged.push(line),
    lookMilliseconds: 20,
  });
});
afterAll(async () => {
  await worker.stop();
  expect(await world.drift()).toEqual([]);
  await world.close();
});

it('a picture sent to generate-video ends as a real clip in the history, paid for once (A313, A355)', async () => {
  const user = await world.newUser();
  const picture = await drawnPicture('cityAtNight', { width: 160, height: 90 }, 5);
  const { body } = await world.call('generate-video', {
    user,
    body: wanBody(asDataUrl(picture), { prompt: 'Pan right', duration: 2, credits_cost: 150 }),
    context: { engines: enginesOf([engine]), jobAccepted: () => worker.wake() },
  });
  const creation = async () =>
    (
      await world.as<Record<string, unknown>>(
        'authenticated',
        user,
        'select * from public.user_creations where task_id = $1',
        [body['taskId']],
      )
    )[0]!;
  while (!['completed', 'failed'].includes((await creation())['status'] as string)) await aMoment();
  const made = await creation();
  expect(made).toMatchObject({
    status: 'completed',
    width: 128,
    height: 72,
    seconds: '2',
    model_used: 'wan-i2v',
    made_by: 'Local engine, no AI',
    credits_cost: 150,
  });
  const clip = (await world.files.read(made['file_url'] as string))!;
  expect(clip.type).toBe('video/mp4');
  expect(provenanceIn(clip.bytes)).toMatchObject({
    engine: 'Local engine, no AI',
    prompt: 'Pan right',
    settings: { camera: 'pan_right' },
  });
  expect((await world.files.read(made['thumbnail_url'] as string))?.type).toBe('image/jpeg');
  expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_used: 1,
    credits_remaining: 2,
  });
});
