import {
  editableInputs,
  catalogue,
  isFileInput,
  kindOf,
  mediaOf,
  premiumEffects,
  premiumVideoExtend,
  askedIn,
  resultRatio,
  usedElsewhere,
  type AnyTool,
} from '@kinora/contract';
import { lengthAsked, shortestOf } from '@kinora/contract/testing';
import { provenanceIn, sniffMedia, type Provenance } from '@kinora/media';
import { doWork, drawnPicture, type MadeClip } from '@kinora/media/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineOrder, OrderedFile, OrderedValue } from '../engine.ts';
import { heldFile } from '../heldFile.ts';
import { orderFor, toolNamed } from '../testing/orderFor.ts';
import { fileObjection } from './fileObjection.ts';
import { mappings } from './localWork.ts';
import { tone } from './testing/wavFile.ts';

const small = { shorterSide: 72, rate: 6 };
const clipSeconds = 3;
const pictureSize = { width: 160, height: 90 };
let picture: OrderedFile;
let video: OrderedFile;
const audio = heldFile({ bytes: tone(clipSeconds), type: 'audio/wav', seconds: clipSeconds });

beforeAll(async () => {
  picture = heldFile({
    bytes: await drawnPicture('seaAtDusk', pictureSize, 1),
    type: 'image/jpeg',
  });
  const made = (await doWork(
    {
      work: 'sketchClip',
      order: { prompt: 'the sea', seconds: clipSeconds, aspect: '16:9', tool: 't', model: 'm' },
    },
    small,
  )) as MadeClip;
  video = heldFile({ bytes: made.clip, type: 'video/mp4', seconds: clipSeconds });
}, 30_000);

/** An order with files that can be worked with. */
function realOrder(tool: AnyTool, more: Readonly<Record<string, OrderedValue>> = {}): EngineOrder {
  const order = orderFor(tool, more);
  const real: Record<string, OrderedFile[]> = {};
  for (const [name, given] of Object.entries(order.files)) {
    const media = mediaOf(tool.inputs[name]!);
    real[name] = given.map(() => (media === 'video' ? video : media === 'audio' ? audio : picture));
  }
  return { ...order, files: real };
}

const make = async (order: EngineOrder) => doWork(await mappings.get(order.tool.id)!.work(order), small);

/** What the form of a tool holds once a file of its own was dropped on it and its settings used. */
function refilled(tool: AnyTool, record: Provenance) {
  const { values, left } = usedElsewhere(tool, askedIn(tool, record), tool);
  return { ...values, left };
}

/** What was asked without the files; a seed that was left to chance is the one that chance gave. */
const askedWords = ({ tool, values }: EngineOrder, seed: number) => ({
  ...Object.fromEntries(
    editableInputs(tool)
      .filter(([, input]) => !isFileInput(input) && input.on === undefined)
      .map(([name, input]) => [name, kindOf(input).drawn ? (values[name] ?? seed) : values[name]]),
  ),
  left: [],
});

describe('the local engine makes a result of each tool, and its file fills the form again (A313, A319, A324)', () => {
  it.each(catalogue.map((tool) => [tool.id, tool] as const))(
    '%s',
    async (id, tool) => {
      const order = realOrder(tool, shortestOf(tool));
      const made = await make(order);
      const bytes = 'clip' in made ? made.clip : made.picture;
      expect(sniffMedia(bytes)?.kind).toBe(tool.makes);
      const record = provenanceIn(bytes)!;
      expect(record).toMatchObject({ tool: id, model: tool.call.model });
      expect(refilled(tool, record)).toEqual(askedWords(order, record.seed!));
      const { madeBy } = mappings.get(id)!;
      // Beside the result and in the file stands the same, and both say that it is no AI.
      expect(madeBy).toContain(', no AI');
      expect(madeBy.startsWith(record.engine)).toBe(true);
      expect(sniffMedia(made.poster)?.type).toBe('image/jpeg');
      const asked = lengthAsked(tool, order.values, { video: clipSeconds, audio: clipSeconds });
      const seconds = 'clip' in made ? Math.round(made.seconds * 10) / 10 : null;
      expect(seconds).toBe(asked);
      const { resultAspect } = tool;
      const ratio = resultRatio(
        tool,
        'like' in resultAspect ? { [resultAspect.like]: pictureSize } : order.values,
      );
      expect(Math.abs(made.width / made.height / ratio - 1)).toBeLessThan(0.03);
    },
    30_000,
  );

  it('every tool there is', () => {
    expect([...mappings.keys()].toSorted()).toEqual(catalogue.map((tool) => tool.id).toSorted());
  });
});

it.each(catalogue.map((tool) => [tool.id, tool] as const))(
  'whatever sets the price of %s makes a difference',
  (id, tool) => {
    const paid = tool.price.flatMap((term) => ('by' in term ? [term.by as string] : []));
    expect(paid.filter((name) => mappings.get(id)!.ignores.includes(name))).toEqual([]);
  },
);

it.each(['seedance-image', 'seedance-text'])(
  'of %s Pro is finer than Lite, in the same shape and length',
  async (id) => {
    const made = async (model: string) =>
      (await make(realOrder(toolNamed(id), { model, resolution: '1080p', seed: 7 }))) as MadeClip;
    const [pro, lite] = [await made('pro'), await made('lite')];
    expect(pro).toMatchObject({ width: lite.width, height: lite.height, seconds: lite.seconds });
    expect(pro.clip.length / lite.clip.length).toBeGreaterThan(1.25);
  },
  60_000,
);

it.each([
  ['veo3', { resolution: '480p' }, { aspect: '16:9', lines: 480 }],
  ['veo3', { resolution: '720p' }, { aspect: '16:9', lines: 720 }],
  ['veo3', { resolution: '1080p' }, { aspect: '16:9', lines: 1080 }],
  ['stable-video', {}, { aspect: '1:1', lines: 512 }],
  ['seedance-text', { resolution: '480p', aspectRatio: '21:9' }, { aspect: '21:9', lines: 480 }],
  ['seedance-text', { resolution: '1080p', aspectRatio: '9:16' }, { aspect: '9:16', lines: 1080 }],
  ['seedance-image', { model: 'lite', resolution: '720p' }, { aspect: '16:9', lines: 720 }],
  ['seedance-image', { resolution: '1080p', aspectRatio: '3:4' }, { aspect: '3:4', lines: 1080 }],
] as const)('of %s with %o the engine is told the very size', async (id, more, size) => {
  const { order } = await mappings.get(id)!.work(realOrder(toolNamed(id), more));
  expect(order).toMatchObject(size);
});

it('the file tells the settings it was asked with, and none of the files', async () => {
  const order = realOrder(toolNamed('seedance-image'), { seed: 77, resolution: '480p', aspectRatio: '9:16' });
  const made = (await make(order)) as MadeClip;
  expect([made.width, made.height, made.seed]).toEqual([48, 86, 77]);
  const { settings } = provenanceIn(made.clip)!;
  expect(settings).toMatchObject({ resolution: '480p', aspectRatio: '9:16', cameraFixed: false, seed: 77 });
  expect(settings).not.toHaveProperty('image');
}, 30_000);

const seedsOfTwoJobs = (tool: AnyTool, more: Readonly<Record<string, OrderedValue>> = {}) =>
  Promise.all(
    ['1', '2'].map(async (end) => {
      const jobId = `00000000-0000-4000-8000-00000000000${end}`;
      const { order } = await mappings.get(tool.id)!.work({ ...realOrder(tool, more), jobId });
      return order.seed;
    }),
  );

it.each(catalogue.map((tool) => [tool.id, tool] as const))(
  'to vary %s is another take of it',
  async (_id, tool) => {
    const [one, other] = await seedsOfTwoJobs(tool);
    expect(one).not.toBe(other);
  },
);

it('a seed that was asked for is the same one in every job', async () => {
  for (const id of ['seedance-image', 'seedance-text'])
    expect(await seedsOfTwoJobs(toolNamed(id), { seed: 77 })).toEqual([77, 77]);
});

describe('before anything is reserved it objects to', () => {
  it('a container it cannot read', async () => {
    const avi = heldFile({ bytes: Uint8Array.of(1), type: 'video/x-msvideo', seconds: null });
    const order = { ...realOrder(premiumVideoExtend), files: { video: [avi] } };
    expect(await fileObjection(order)).toContain(`is an AVI, which can't be read here`);
  });

  it('frames of more pixels than can be held', async () => {
    const objectionTo = (width: number, height: number) =>
      fileObjection({
        ...realOrder(premiumVideoExtend),
        files: { video: [{ ...video, width, height }] },
      });
    expect(await objectionTo(7680, 4320)).toBe(
      'The video has 7680 by 4320 pixels, and at most 10 megapixels can be read. Save it at 3840 by 2160 or less and choose that.',
    );
    expect(await objectionTo(3840, 2160)).toBeNull();
  });

  it('more seconds of effects than the clip has, and to nothing else', async () => {
    expect(await fileObjection(realOrder(premiumEffects, { duration: 5 }))).toBe(
      `The video lasts 3.0 s and can't be made longer by an effect. Choose a duration of 3 s; nothing was charged.`,
    );
    expect(await fileObjection(realOrder(premiumEffects, { duration: 3 }))).toBeNull();
    const tiny = {
      ...realOrder(premiumEffects, { duration: 3 }),
      files: { video: [{ ...video, seconds: 1 }] },
    };
    expect(await fileObjection(tiny)).toBeNull();
  });
});
