import { createFromModel, createImage, seedanceText, serverTools, wanImageToVideo } from '@kinora/contract';
import { postcardTool } from '@kinora/contract/testing';
import { digitalSourceTypes, provenanceIn, withPngText, type Provenance } from '@kinora/media';
import { drawnPicture } from '@kinora/media/node';
import { describe, expect, it } from 'vitest';
import { EngineRefusal, type EngineResult } from '../engines/engine.ts';
import { wholeResult } from '../engines/fal/testing/wholeResult.ts';
import { arrivingFile } from '../intake/arriving.ts';
import type { JobRow } from './job.ts';
import { memoryFiles } from './testing/memoryFiles.ts';
import { madeClip, scriptedEngine } from './testing/scriptedEngine.ts';
import { withRecord } from './withRecord.ts';

const picture = new Uint8Array(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
const clip = new TextEncoder().encode(`\0\0\0\u001cftypisom${'a clip '.repeat(40_000)}`);
const job = (tool: string, values: object, files: object = {}) =>
  ({ tool, request: { values, files, refundsCancelled: 'always' } }) as unknown as JobRow;
const asked = job(createImage.id, { prompt: 'A harbour', style: 'anime' });

/** On its way from a provider, in pieces, and broken off after so many where that is said. */
function arriving(bytes: Uint8Array<ArrayBuffer>, type: string, breaksAt = Infinity) {
  let at = 0;
  const rest = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = bytes.slice(at, (at += 50_000));
      if (at > breaksAt) controller.error(new Error('broken off'));
      else if (piece.length > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
  return {
    verdict: 'arriving',
    file: arrivingFile({
      type,
      kind: type.startsWith('video/') ? 'video' : 'image',
      begun: [],
      rest: rest.getReader(),
      most: 1_000_000,
      tooLarge: () => new EngineRefusal('Too large.'),
      broken: () => new EngineRefusal('It broke off.'),
    }),
  } as const satisfies EngineResult;
}

const told = (result: EngineResult, of = asked, files = memoryFiles()) =>
  withRecord(result, of, {
    engine: scriptedEngine(),
    files,
    tools: [...serverTools, postcardTool],
  });

async function kept(result: Promise<EngineResult>) {
  const waited = await result;
  const whole = await wholeResult(Promise.resolve(waited));
  if (whole.verdict !== 'completed') throw new Error(whole.verdict);
  const { bytes } = whole.file;
  const size = waited.verdict === 'arriving' ? waited.file.size() : bytes.length;
  expect(size).toBe(bytes.length);
  return bytes;
}

describe('a file that comes from a provider says', () => {
  it('what it was asked with, by whom it was made and how, a picture', async () => {
    expect(provenanceIn(await kept(told(arriving(picture, 'image/jpeg'))))).toEqual({
      engine: 'Scripted engine',
      tool: createImage.id,
      model: createImage.call.model,
      prompt: 'A harbour',
      settings: { style: 'anime' },
      seed: null,
      digitalSourceType: scriptedEngine().digitalSourceType,
    });
  });

  it('the same behind a clip, which is never held whole, and what its picture said', async () => {
    const before: Provenance = {
      engine: 'Local sketch engine, no AI',
      tool: createImage.id,
      model: 'sketch',
      prompt: 'A lantern',
      settings: {},
      seed: 3,
      digitalSourceType: digitalSourceTypes.algorithm,
    };
    const png = withPngText(new Uint8Array(60), before);
    const files = memoryFiles({ 'mara/a.png': { bytes: png, type: 'image/png' } });
    const places = { image: [{ place: 'mara/a.png', type: 'image/png' }] };
    const bytes = await kept(
      told(arriving(clip, 'video/mp4'), job(wanImageToVideo.id, { prompt: '' }, places), files),
    );
    expect(bytes.subarray(0, clip.length)).toEqual(clip);
    expect(provenanceIn(bytes)).toMatchObject({ seed: null, prompt: '', parents: [before] });
  });

  it('the model of one’s own that it was made with, and the seed that was asked for (D32)', async () => {
    const owned = job(createFromModel.id, { prompt: 'At dawn', trainedModel: 'ada' });
    expect(provenanceIn(await kept(told(arriving(picture, 'image/jpeg'), owned)))).toMatchObject({
      settings: { trainedModel: 'ada' },
      seed: null,
    });
    const seeded = job(seedanceText.id, { prompt: 'A fox', seed: 7 });
    expect(provenanceIn(await kept(told(arriving(clip, 'video/mp4'), seeded)))).toMatchObject({
      settings: { seed: 7 },
      seed: 7,
    });
  });

  it('the words it was asked for with, whatever its tool calls them', async () => {
    const greeting = 'Wish you were here';
    const bytes = await kept(told(arriving(picture, 'image/jpeg'), job(postcardTool.id, { greeting })));
    expect(provenanceIn(bytes)).toMatchObject({ prompt: greeting, settings: {} });
  });

  it('nothing more where it can carry nothing, or was made here', async () => {
    expect(await kept(told(arriving(clip, 'video/webm')))).toEqual(clip);
    expect(await told(madeClip)).toBe(madeClip);
  });
});

it.each([0, 100_000])(
  'why it broke off after %d bytes is told in the words of who sent it',
  async (breaksAt) => {
    const result = told(arriving(clip, 'video/mp4', breaksAt)).then((coming) =>
      wholeResult(Promise.resolve(coming)),
    );
    await expect(
      result.then((whole) => {
        if (whole.verdict === 'failed') throw new Error(whole.message);
      }),
    ).rejects.toThrow('It broke off.');
  },
);
