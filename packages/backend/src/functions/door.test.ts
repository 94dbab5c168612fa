import { catalogue, kindOf, mediaOf, requestOf, type AnyTool } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFor, toolNamed } from '../engines/testing/orderFor.ts';
import { asDataUrl, functionWorld, type FunctionWorld } from './testing/functionWorld.ts';
import { emptyClip, pngClaiming, silentWav } from './testing/sampleFiles.ts';

let world: FunctionWorld;
let files: { image: string; video: string; audio: string };
beforeAll(async () => {
  world = await functionWorld();
  files = {
    image: asDataUrl(world.picture),
    video: asDataUrl(await emptyClip(6), 'video/webm'),
    audio: asDataUrl(silentWav(2), 'audio/wav'),
  };
});
afterAll(async () => {
  expect(await world.drift()).toEqual([]);
  await world.close();
});

/** A right body of a tool, with files that are what they say. */
function rightBody(tool: AnyTool, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { values } = orderFor(tool);
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const input = tool.inputs[name];
      const media = input ? mediaOf(input) : null;
      if (!input || media === null || !value) return [name, value];
      const held = kindOf(input).files!;
      return [
        name,
        held.withPlaces(
          value as never,
          held.addresses(value as never).map(() => files[media]),
        ),
      ];
    }),
  );
  return { ...requestOf(tool, filled as never).body, ...more };
}

const richUser = async () => {
  const user = await world.newUser();
  await world.database.call('credit_grant', {
    p_user: user,
    p_amount: 10_000,
    p_kind: 'grant',
    p_key: 'gift',
  });
  return user;
};
const send = (tool: AnyTool, user: string, body: unknown) => world.call(tool.call.function, { user, body });

describe.each(catalogue.map((tool) => [tool.id, tool] as const))('%s', (_id, tool) => {
  it('a right request is taken, its files kept, and what it costs charged once (A219, A324, A336)', async () => {
    const user = await richUser();
    const { status, body } = await send(tool, user, rightBody(tool));
    expect({ status, body }).toEqual({
      status: 202,
      body: { taskId: expect.any(String) as string, message: tool.words.started },
    });
    const [row] = await world.as<Record<string, unknown>>(
      'authenticated',
      user,
      'select * from public.user_creations',
    );
    expect(row).toMatchObject({ type: tool.makes, model_used: tool.call.model, status: 'queued' });
    const places = world.files.places().filter((place) => place.startsWith(user));
    const settings = JSON.stringify(row!['settings']);
    for (const place of places) expect(settings).toContain(place);
    expect(settings).not.toContain('base64');
    const [job] = await world.sql<{ request: { files: Record<string, unknown[]> } }>(
      'select request from public.generation_jobs where user_id = $1',
      [user],
    );
    expect(Object.values(job!.request.files).flat()).toHaveLength(places.length);
  });

  it('another price is refused, or the own charged where none is sent (D9)', async () => {
    const user = await richUser();
    const { status, body } = await send(tool, user, rightBody(tool, { credits_cost: 1 }));
    const [held] = await world.sql<{ price: number }>(
      'select price from public.credit_holds where user_id = $1',
      [user],
    );
    const answered = tool.call.sendsPrice
      ? [status, (body['problem'] as { kind: string }).kind, held]
      : [status, held!.price > 1];
    expect(answered).toEqual(tool.call.sendsPrice ? [409, 'PriceChanged', undefined] : [202, true]);
  });

  it('every field made wrong is refused with words that name it, and nothing is charged', async () => {
    const user = await richUser();
    for (const input of Object.values(tool.inputs)) {
      if (input.field === undefined || input.role !== undefined) continue;
      for (const wrong of [{ no: 'such thing' }, Number.MAX_SAFE_INTEGER, 'https://example.com/x.png']) {
        // Words may be any words.
        if (kindOf(input).isWords && typeof wrong === 'string') continue;
        const { status, body } = await send(tool, user, rightBody(tool, { [input.field]: wrong }));
        expect([status, body['error']], `${input.field} as ${JSON.stringify(wrong)}`).toEqual([
          400,
          expect.stringContaining(input.label.split(' ')[0]!) as string,
        ]);
      }
    }
    expect(await world.sql('select from public.credit_holds where user_id = $1', [user])).toEqual([]);
    expect(world.files.places().filter((place) => place.startsWith(user))).toEqual([]);
  });
});

describe('files that are not what they say, or too much', () => {
  const refused = async (id: string, change: Readonly<Record<string, unknown>>, user?: string) => {
    const owner = user ?? (await richUser());
    const tool = toolNamed(id);
    const { status, body } = await send(tool, owner, rightBody(tool, change));
    expect(await world.sql('select from public.credit_holds where user_id = $1', [owner])).toEqual([]);
    return [status, body['error']];
  };

  it('a picture as a video, a video as a sound, a sound as a picture', async () => {
    const cut = (url: string) => url.slice(url.indexOf(',') + 1);
    expect(
      await refused('kling-effects', { video_url: `data:video/mp4;base64,${cut(files.image)}` }),
    ).toEqual([400, 'Video is not a video, whatever its name says. Choose an MP4, MOV or WebM file.']);
    expect(await refused('kling-lip-sync', { audio: `data:audio/mpeg;base64,${cut(files.video)}` })).toEqual([
      400,
      'Audio is not a sound file, whatever its name says. Choose an MP3, WAV or AAC file.',
    ]);
    expect(
      await refused('kling-multi-image', {
        images: [files.image, `data:image/png;base64,${cut(files.audio)}`],
      }),
    ).toEqual([
      400,
      'Images, number 2, is not a picture, whatever its name says. Choose a JPG, PNG or WebP file.',
    ]);
  });

  it('a picture bomb, before a pixel of it is decoded', async () => {
    const image = asDataUrl(pngClaiming(60_000, 60_000), 'image/png');
    expect(await refused('stable-video', { image })).toEqual([
      413,
      'Image has 60000 by 60000 pixels, and at most 100 megapixels can be read. Make it smaller and choose it again.',
    ]);
  });

  it('damaged ones', async () => {
    const image = asDataUrl(Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1'), 'image/png');
    const damaged = 'is damaged or incomplete. Save it again and choose that, or choose another file.';
    expect(await refused('wan-i2v', { image })).toEqual([400, `Image ${damaged}`]);
    const video = asDataUrl(Buffer.from('\0\0\0\x1cftypisom and nothing'), 'video/mp4');
    expect(await refused('kling-effects', { video_url: video })).toEqual([400, `Video ${damaged}`]);
  });

  it('uploads that are too large, by their size in storage', async () => {
    const user = await richUser();
    const place = `${user}/large.png`;
    await world.files.write(place, { bytes: new Uint8Array(25_000_001), type: 'image/png' });
    expect(await refused('wan-i2v', { image: place }, user)).toEqual([
      413,
      'Image is over 25 MB, the most that can be taken. Choose a smaller file; nothing was charged.',
    ]);
  });

  it('a clip that would pass 180 s (D15)', async () => {
    const user = await richUser();
    const place = `${user}/long.webm`;
    await world.files.write(place, { bytes: await emptyClip(177), type: 'video/webm' });
    expect(await refused('kling-video-extend', { video_url: place }, user)).toEqual([
      400,
      'Video lasts 176 s, and with 5 s more it would pass the 180 s that a video can have in all. Choose a shorter one; nothing was charged.',
    ]);
  });

  it('characters that no database keeps', async () => {
    for (const prompt of ['a\0b', '\ud800'])
      expect(await refused('veo3', { prompt })).toEqual([
        400,
        'The request holds a character that is none. Write the words again without it.',
      ]);
  });
});
