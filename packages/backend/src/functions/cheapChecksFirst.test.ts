import { premiumVideoExtend } from '@kinora/contract';
import { expect, it } from 'vitest';
import { bodyFor } from '../engines/testing/orderFor.ts';
import { byteBudget } from '../intake/byteBudget.ts';
import type { FileStore } from '../files/fileStore.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { asDataUrl, functionWorld, wanBody } from './testing/functionWorld.ts';
import { emptyClip } from './testing/sampleFiles.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(functionWorld);

/** The world's files, with what was asked of them. */
function watched() {
  const asked: string[] = [];
  let heldNow = 0;
  let heldMost = 0;
  let secondCame = (): void => {};
  const second = new Promise<void>((came) => (secondCame = came));
  const files: FileStore = {
    ...world.files,
    open: (place) => (asked.push('open'), world.files.open(place)),
    read: (place) => (asked.push('read'), world.files.read(place)),
    write: (place, file) => (asked.push('write'), world.files.write(place, file)),
  };
  /** Files of so many bytes. The first is read until the second is, so that two always are at once. */
  const slow: FileStore = {
    ...world.files,
    async open(place) {
      const file = await world.files.open(place);
      return file && { ...file, size: 40 };
    },
    async read(place) {
      heldNow += 40;
      heldMost = Math.max(heldMost, heldNow);
      if (heldNow > 40) secondCame();
      const file = await world.files.read(place);
      await second;
      heldNow -= 40;
      return file;
    },
  };
  return { asked, files, slow, heldMost: () => heldMost };
}

async function withPicture(): Promise<{ user: string; place: string }> {
  const user = await world.newUser();
  const place = `${user}/in.jpg`;
  await world.files.write(place, { bytes: world.picture, type: 'image/jpeg' });
  return { user, place };
}

it('no file is read for whoever can’t pay, or has as many under way as one may', async () => {
  const { user, place } = await withPicture();
  const { asked, files } = watched();
  const generate = (mostAtOnce: number) =>
    world.call('generate-video', { user, body: wanBody(place), context: { files, mostAtOnce } });
  const task = (await world.start(user)).task_id;
  expect((await generate(1)).status).toBe(429);
  await world.finish(task, 'completed');
  for (let run = 0; run < 2; run++) await world.finish((await world.start(user)).task_id, 'completed');
  expect((await generate(5)).body['problem']).toMatchObject({
    kind: 'NotEnoughCredits',
    needed: 200,
    balance: 0,
  });
  expect(asked).toEqual([]);
  await world.database.call('credit_grant', { p_user: user, p_amount: 200, p_kind: 'grant', p_key: 'gift' });
  expect((await generate(5)).status).toBe(202);
  expect(asked).toEqual(['open', 'read']);
});

it('a picture of who can’t pay is not written down, though it came inside the request', async () => {
  const user = await world.newUser();
  for (let run = 0; run < 3; run++) await world.finish((await world.start(user)).task_id, 'completed');
  const { asked, files } = watched();
  const generate = () =>
    world.call('generate-video', { user, body: wanBody(asDataUrl(world.picture)), context: { files } });
  expect((await generate()).status).toBe(402);
  expect(asked).toEqual([]);
  await world.database.call('credit_grant', { p_user: user, p_amount: 200, p_kind: 'grant', p_key: 'gift' });
  expect((await generate()).status).toBe(202);
  expect(asked).toEqual(['write']);
});

it('a clip is looked at where it says what it is, and never read whole', async () => {
  const user = await world.newUser();
  const clip = await emptyClip(5);
  const place = `${user}/in.webm`;
  await world.files.write(place, { bytes: clip, type: 'video/webm' });
  const { asked, files } = watched();
  const called = premiumVideoExtend.call.function;
  const body = bodyFor(premiumVideoExtend, { video: place, duration: 5 });
  const seen: unknown[] = [];
  const engine = {
    ...world.engine,
    objection: ({ files: held }: { files: unknown }) => (seen.push(held), Promise.resolve(null)),
  };
  await world.database.call('credit_grant', { p_user: user, p_amount: 900, p_kind: 'grant', p_key: 'gift' });
  const { status } = await world.call(called, {
    user,
    body,
    context: { files, engines: enginesOf([engine]) },
  });
  expect([status, asked]).toEqual([202, ['open']]);
  expect(seen).toMatchObject([
    {
      video: [
        { size: clip.byteLength, bytes: new Uint8Array(), type: 'video/webm', width: 320, height: 180 },
      ],
    },
  ]);
});

it('requests hold no more in memory than there is for files, however many ask at once, and nobody is turned away for it', async () => {
  const { slow, heldMost } = watched();
  const memory = byteBudget(100);
  const people = await Promise.all(Array.from({ length: 12 }, withPicture));
  const answers = await Promise.all(
    people.map(({ user, place }) =>
      world.call('generate-video', { user, body: wanBody(place), context: { files: slow, memory } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 202));
  expect([heldMost(), memory.free()]).toEqual([80, 100]);
});

it('the memory for files is free again after a refusal', async () => {
  const { user, place } = await withPicture();
  const memory = byteBudget(world.picture.byteLength);
  const engine = { ...world.engine, objection: () => Promise.resolve('No.') };
  for (let turn = 0; turn < 3; turn++)
    expect(
      (
        await world.call('generate-video', {
          user,
          body: wanBody(place),
          context: { engines: enginesOf([engine]), memory },
        })
      ).status,
    ).toBe(400);
  await world.files.write(place, { bytes: new Uint8Array(50), type: 'image/jpeg' });
  expect(
    (await world.call('generate-video', { user, body: wanBody(place), context: { memory } })).status,
  ).toBe(400);
  expect(memory.free()).toBe(world.picture.byteLength);
});
