import { randomUUID } from 'node:crypto';
import { flat, requestOf, seedanceText, type AnyTool } from '@kinora/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordListFilter } from '../safety/wordListFilter.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { asDataUrl, functionWorld, wanBody, type Call } from './testing/functionWorld.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(functionWorld);
let picture: string;
beforeAll(async () => {
  picture = asDataUrl(world.picture);
});

const generate = (call: Call) => world.call('generate-video', call);
const left = async (user: string) =>
  (await world.database.call<{ credits_remaining: number }>('video_limits', { p_user: user }))
    .credits_remaining;

/** Sends a request that must be refused, and sees that nothing was charged or kept. */
async function refused(
  call: Call,
  user?: string,
): Promise<{ status: number; problem: Record<string, unknown> }> {
  const owner = user ?? (await world.newUser());
  const files = world.files.places();
  const { status, body } = await generate({ user: owner, ...call });
  expect(await left(owner)).toBe(3);
  expect(world.files.places()).toEqual(files);
  expect(await world.sql('select from public.generation_jobs where user_id = $1', [owner])).toEqual([]);
  const problem = body['problem'] as Record<string, unknown>;
  expect(body['error']).toBe(problem['message']);
  return { status, problem };
}

describe('a good request (A315, A355)', () => {
  it('is answered with a taskId and the words of the tool, and waits in the history', async () => {
    const user = await world.newUser();
    const told = world.accepted();
    const { status, body } = await generate({
      user,
      body: wanBody(picture, { prompt: '  Waves roll in \n' }),
    });
    expect(status).toBe(202);
    expect(body).toEqual({
      taskId: expect.any(String) as string,
      message: 'Video generation started. Please wait...',
    });
    expect(world.accepted()).toBe(told + 1);
    const [creation] = await world.as<Record<string, unknown>>(
      'authenticated',
      user,
      'select * from public.user_creations',
    );
    expect(creation).toMatchObject({
      task_id: body['taskId'],
      type: 'video',
      // A356: trimmed.
      prompt: 'Waves roll in',
      status: 'queued',
      model_used: 'wan-i2v',
      made_by: 'Scripted engine',
      credits_cost: 200,
      file_url: null,
      is_liked: false,
    });
    const place = `${user}/${creation!['id'] as string}.image.jpg`;
    expect(creation!['settings']).toEqual({ prompt: 'Waves roll in', duration: 5, motion: 5, image: place });
    expect((await world.files.read(place))?.bytes).toEqual(new Uint8Array(world.picture));
    expect(await left(user)).toBe(2);
  });

  it('draws the seed that was left to chance, and hands the same to the engine and the history (A331, A337)', async () => {
    const call = (user: string, more: object = {}) =>
      world.call('generate-seedance-video', {
        user,
        body: {
          ...requestOf(seedanceText, {
            prompt: 'Waves roll in',
            model: 'lite',
            aspectRatio: '16:9',
            resolution: '480p',
            duration: 5,
            seed: null,
            cameraFixed: false,
          }).body,
          ...more,
        },
      });
    const seedsOf = async (more?: object) => {
      const user = await world.newUser();
      expect((await call(user, more)).status).toBe(202);
      const [kept] = await world.sql<{ told: unknown; asked: unknown }>(
        `select c.settings -> 'seed' as told, j.request -> 'values' -> 'seed' as asked
           from public.user_creations c join public.generation_jobs j on j.creation_id = c.id
          where c.user_id = $1`,
        [user],
      );
      return kept!;
    };
    const drawn = await seedsOf();
    expect(drawn.told).toSatisfy(Number.isInteger);
    expect(drawn.asked).toBe(drawn.told);
    expect((await seedsOf()).told).not.toBe(drawn.told);
    expect(await seedsOf({ seed: 0 })).toEqual({ told: 0, asked: 0 });
  });

  it('takes a picture from one’s own uploads', async () => {
    const user = await world.newUser();
    await world.files.write(`${user}/mine.png`, { bytes: world.picture, type: 'image/png' });
    const before = world.files.places();
    expect((await generate({ user, body: wanBody(`${user}/mine.png`) })).status).toBe(202);
    expect(world.files.places()).toEqual(before);
  });

  it('is one generation, however often it is sent with one key', async () => {
    const user = await world.newUser();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => generate({ user, headers, body: wanBody(picture) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body['taskId'])).size).toBe(1);
    expect(await left(user)).toBe(2);
    expect(world.files.places().filter((place) => place.startsWith(user))).toHaveLength(1);
    const other = await generate({ user, headers, body: wanBody(picture, { prompt: 'Something else' }) });
    expect([other.status, other.body['error']]).toEqual([
      409,
      'This key was already used for another request.',
    ]);
  });

  it('40 at once with room for three are three, each charged once', async () => {
    const user = await world.newUser();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => generate({ user, body: wanBody(picture) })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(37);
    expect(await left(user)).toBe(0);
    expect(world.files.places().filter((place) => place.startsWith(user))).toHaveLength(3);
  });
});

describe('what is refused, with nothing charged and nothing kept:', () => {
  it('a wrong price, with the right one in the message (A314, D9)', async () => {
    const { status, problem } = await refused({ body: wanBody(picture, { duration: 8, credits_cost: 200 }) });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ kind: 'PriceChanged', price: 250 });
    expect(problem['message']).toContain('250 credits');
  });

  it.each([
    ['a missing picture', { image: null }, 'Please select an image first'],
    [
      'a missing prompt (A269)',
      { prompt: undefined },
      'Please enter a prompt describing how you want the video to be generated',
    ],
    [
      'a blank prompt (A269)',
      { prompt: ' \n\t ' },
      'Please enter a prompt describing how you want the video to be generated',
    ],
    ['too long a clip (A313)', { duration: 9 }, 'Duration must be a number from 2 to 8.'],
    ['no motion strength (A313)', { motion_strength: '5' }, 'Motion strength must be a number from 1 to 10.'],
    [
      'an outside address',
      { image: 'https://example.com/a.jpg' },
      'Image must be a picture sent as a base64 data URL or one of your own uploads.',
    ],
    [
      'a file of the server',
      { image: '../../etc/passwd' },
      'Image must be a picture sent as a base64 data URL or one of your own uploads.',
    ],
    [
      'HTML by its own word',
      { image: asDataUrl(Buffer.from('<script>'), 'text/html') },
      'Image must be a picture, and this is text/html. Choose a JPG, PNG or WebP file.',
    ],
    [
      'HTML that says it is a picture',
      { image: asDataUrl(Buffer.from('<!doctype html><script>alert(1)</script>')) },
      'Image is not a picture, whatever its name says. Choose a JPG, PNG or WebP file.',
    ],
    [
      'an SVG',
      { image: asDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml') },
      'Image is not a picture, whatever its name says. Choose a JPG, PNG or WebP file.',
    ],
    [
      'a HEIC photo',
      { image: asDataUrl(Buffer.from('\0\0\0\x1cftypheic\0\0\0\0')) },
      "Image is a HEIC photo, which can't be read here. Save it as JPG and choose that.",
    ],
    ['an unknown model', { model: 'wan-9' }, 'This model is not offered here.'],
  ])('%s', async (_what, change, message) => {
    const { status, problem } = await refused({ body: wanBody(picture, change) });
    expect([status, problem['kind'], problem['message']]).toEqual([400, 'Invalid', message]);
  });

  it('a picture from somebody else’s folder', async () => {
    const other = await world.newUser();
    await world.files.write(`${other}/theirs.png`, { bytes: world.picture, type: 'image/png' });
    const { status, problem } = await refused({ body: wanBody(`${other}/theirs.png`) });
    expect([status, problem['message']]).toEqual([
      400,
      'Image is not one of your own uploads. Choose the file again.',
    ]);
  });

  it('an upload that is gone', async () => {
    const user = await world.newUser();
    const { problem } = await refused({ body: wanBody(`${user}/gone.png`) }, user);
    expect(problem['message']).toBe('Image is no longer in storage. Choose the file again.');
  });

  it('a body over 12 MB, also one that hides its length (D16)', async () => {
    const raw = JSON.stringify(wanBody(`data:image/png;base64,${'A'.repeat(12_000_001)}`));
    const message = 'This request is larger than 12 MB. Choose smaller files; nothing was charged.';
    const long = await refused({ raw, headers: { 'content-length': String(raw.length) } });
    expect([long.status, long.problem['kind'], long.problem['message']]).toEqual([413, 'TooLarge', message]);
    const hidden = await refused({ raw });
    expect([hidden.status, hidden.problem['message']]).toEqual([413, message]);
  });

  it('what is no JSON, and JSON that is no object', async () => {
    expect((await refused({ raw: '{"model":' })).problem['message']).toBe('The request is not valid JSON.');
    expect((await refused({ raw: 'null' })).problem['message']).toBe('This model is not offered here.');
  });

  it('what the safety filter refuses', async () => {
    const safety = wordListFilter('forbidden thing');
    const { status, problem } = await refused({
      body: wanBody(picture, { prompt: 'A  Forbídden-thing' }),
      context: { safety },
    });
    expect([status, problem['kind']]).toEqual([422, 'Refused']);
    expect(problem['message']).toContain('Nothing was charged');
  });

  it('what the engine in use can’t do, with what it can', async () => {
    const engine = {
      ...world.engine,
      capabilities: () => ({
        accepts: { duration: [5, 8] },
        reportsProgress: false,
        refundsCancelled: 'never' as const,
      }),
    };
    const { problem } = await refused({
      body: wanBody(picture, { duration: 2, credits_cost: 150 }),
      context: { engines: enginesOf([engine]) },
    });
    expect(problem['message']).toBe(
      'Duration 2 s is not offered by the engine in use here. Choose 5 s or 8 s; nothing was charged.',
    );
    const none = { ...world.engine, capabilities: () => null };
    const untold = await refused({ body: wanBody(picture), context: { engines: enginesOf([none]) } });
    expect(untold).toMatchObject({ status: 400, problem: { kind: 'Invalid' } });
  });

  it('what the engine says against this very file', async () => {
    const engine = {
      ...world.engine,
      objection: () => Promise.resolve('The picture is damaged or incomplete.'),
    };
    expect(
      (await refused({ body: wanBody(picture), context: { engines: enginesOf([engine]) } })).problem[
        'message'
      ],
    ).toBe('The picture is damaged or incomplete.');
  });

  it('a key that is no key', async () => {
    const { problem } = await refused({ body: wanBody(picture), headers: { 'idempotency-key': 'a b' } });
    expect(problem['message']).toBe('The idempotency-key must be 1 to 200 visible characters.');
  });
});

it('a request without allowance and credits is told what it costs and what there is, and keeps no file', async () => {
  const user = await world.newUser();
  for (let run = 0; run < 3; run++) await world.finish((await world.start(user)).task_id, 'completed');
  const { status, body } = await generate({ user, body: wanBody(picture) });
  expect(status).toBe(402);
  expect(body['problem']).toEqual({
    kind: 'NotEnoughCredits',
    message: 'This costs 200 credits and your balance is 0. Nothing was charged.',
    needed: 200,
    balance: 0,
  });
  expect(world.files.places().filter((place) => place.startsWith(user))).toEqual([]);
});

it('a price that this server sets is asked, taken and, again, retried at (D9)', async () => {
  const user = await world.newUser();
  for (let run = 0; run < 3; run++) await world.finish((await world.start(user)).task_id, 'completed');
  await world.database.call('credit_grant', { p_user: user, p_amount: 1000, p_kind: 'grant', p_key: 'gift' });
  const offer = (tool: AnyTool) => ({ ...world.engine.capabilities(tool)!, price: [flat(120)] });
  const context = { engines: enginesOf([{ ...world.engine, capabilities: offer }]) };
  const balance = async () =>
    (await world.database.call<{ credit_balance: number }>('video_limits', { p_user: user })).credit_balance;

  const dear = await generate({ user, context, body: wanBody(picture) });
  expect([dear.status, dear.body['problem']]).toMatchObject([409, { kind: 'PriceChanged', price: 120 }]);
  const { status, body } = await generate({ user, context, body: wanBody(picture, { credits_cost: 120 }) });
  expect([status, await balance()]).toEqual([202, 880]);
  const [made] = await world.sql<{ creation_id: string }>(
    'select creation_id from public.generation_jobs where id = $1',
    [body['taskId']],
  );
  await world.finish(body['taskId'] as string, 'completed');
  const retried = { user, context, body: { creation_id: made!.creation_id } };
  expect((await world.call('retry-generation', retried)).status).toBe(202);
  expect(await balance()).toBe(760);
});

it('a request beside five that run is told to wait', async () => {
  const user = await world.newUser();
  await world.database.call('credit_grant', { p_user: user, p_amount: 5000, p_kind: 'grant', p_key: 'gift' });
  for (let run = 0; run < 5; run++) await world.start(user);
  const { status, body, headers } = await generate({ user, body: wanBody(picture) });
  expect([status, body['error']]).toEqual([
    429,
    'You already have 5 generations running. Wait until one is done; nothing was charged.',
  ]);
  expect([headers.get('retry-after'), body['problem']]).toMatchObject([
    '10',
    { kind: 'TooMany', retryAfter: 10 },
  ]);
});
