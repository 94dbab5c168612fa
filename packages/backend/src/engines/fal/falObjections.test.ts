import { describe, expect, it } from 'vitest';
import type { OrderedValue } from '../engine.ts';
import { heldFile } from '../heldFile.ts';
import { orderFor, toolNamed } from '../testing/orderFor.ts';
import { unsupported } from '../unsupported.ts';
import { falEngine } from './falEngine.ts';

describe('what fal’s models can’t do is said before anybody pays', () => {
  const engine = falEngine({ key: 'k', largestFile: 1 });
  const said = (id: string, values: Readonly<Record<string, OrderedValue>>) => {
    const { tool, values: all } = orderFor(toolNamed(id), values);
    return unsupported(tool, all, engine.capabilities(tool)!);
  };
  it.each([
    ['kling-video', { duration: 7 }, 'Duration 7 s', '5 s or 10 s'],
    ['kling-multi-image', { duration: 2 }, 'Duration 2 s', '5 s or 10 s'],
    ['veo3', { duration: 5 }, 'Duration 5 s', '8 s'],
    ['veo3', { duration: 8, resolution: '480p' }, 'Resolution 480p', '720p or 1080p'],
  ])('%s with %o', (id, values, what, instead) => {
    expect(said(id, values)).toEqual({
      kind: 'Invalid',
      message: `${what} is not offered by the engine in use here. Choose ${instead}; nothing was charged.`,
      // Where it stands on the form.
      field: what.split(' ')[0]!.toLowerCase(),
    });
  });

  it('an ending frame beside several images', async () => {
    const tail = '0b0e7c1e-1111-4222-8333-444455556666/b';
    expect(await engine.objection(orderFor(toolNamed('kling-multi-image'), { tail }))).toContain(
      'an ending frame with one image alone',
    );
  });

  it.each([
    [{ seconds: 7.9 }, 5, 'Choose a duration of 8 s'],
    [{ seconds: 2.5 }, 5, 'takes 3 to 10 s'],
    [{ seconds: 12 }, 5, 'takes 3 to 10 s'],
    [{ type: 'video/webm' }, 5, 'Choose an MP4 or MOV file'],
    [{ seconds: 5.4 }, 5, null],
    [{ seconds: 10.1 }, 10, null],
    [{ seconds: null }, 5, null],
  ])('an effect on a clip of %o for %i s', async (file, duration, objection) => {
    const clip = heldFile({ bytes: Uint8Array.of(1), type: 'video/mp4', ...file });
    const answer = await engine.objection(
      orderFor(toolNamed('kling-effects'), { duration }, { video: [clip] }),
    );
    expect(String(answer)).toContain(String(objection));
  });

  it.each([
    [{ seconds: 1.4 }, {}, 'The video lasts 1.4 s, and the model in use here takes 2 to 10 s.'],
    [{ seconds: 12 }, {}, 'takes 2 to 10 s'],
    [{ width: 640, height: 360 }, {}, '640 by 360 pixels, and the model in use here takes 720 to 1920'],
    [{ width: 3840, height: 2160 }, {}, '3840 by 2160 pixels'],
    [{ type: 'video/webm' }, {}, 'Choose an MP4 or MOV file'],
    [{}, { seconds: 75 }, 'The sound lasts 75.0 s, and the model in use here takes 2 to 60 s.'],
    [{}, { seconds: 1 }, 'takes 2 to 60 s'],
    [
      {},
      { bytes: new Uint8Array(6_000_000) },
      'The sound is 6.0 MB, and the model in use here takes up to 5 MB.',
    ],
    [{ width: 1920, height: 1080, seconds: 10.1 }, { seconds: 60 }, null],
    [{ width: null, height: null, seconds: null }, {}, null],
  ])('lips of a clip of %o to a sound of %o', async (clip, sound, objection) => {
    const order = orderFor(
      toolNamed('kling-lip-sync'),
      {},
      {
        video: [heldFile({ bytes: Uint8Array.of(1), type: 'video/mp4', seconds: 5, ...clip })],
        audio: [heldFile({ bytes: Uint8Array.of(1), type: 'audio/mpeg', seconds: 5, ...sound })],
      },
    );
    expect(String(await engine.objection(order))).toContain(String(objection));
  });

  it.each([
    [{ type: 'video/x-msvideo', seconds: null }, 'Choose an MP4 or MOV file'],
    [{ seconds: 0.5 }, 'takes 1 to 180 s'],
    [{ seconds: 120 }, null],
  ])('an extension of a clip of %o', async (clip, objection) => {
    const video = [heldFile({ bytes: Uint8Array.of(1), type: 'video/mp4', ...clip })];
    const answer = await engine.objection(orderFor(toolNamed('kling-video-extend'), {}, { video }));
    expect(String(answer)).toContain(String(objection));
  });
});
