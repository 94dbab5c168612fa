import {
  editableInputs,
  catalogue,
  filesOf,
  initialValues,
  isFileInput,
  kindOf,
  mediaOf,
  missingIn,
  priceOf,
  requestOf,
  resultRatio,
  type AnyTool,
  type Input,
  type MediaKind,
  type Values,
} from '@kinora/contract';
import { given, lengthAsked, mediaFileFixture, shortestOf } from '@kinora/contract/testing';
import { clipFile, dataUrlOf, pictureFile, toneFile, type ChosenFile } from './world/files.ts';
import type { SignedIn } from './world/people.ts';
import { lookAt, type Seen } from './world/seen.ts';
import { expect, test } from './world/test.ts';

const sourceSeconds = 3;
const soundSeconds = 2;
/** The server of these tests makes clips of a fifth of their lines (KINORA_CLIP_SCALE). */
const scale = 0.2;
/** Of the picture, and of the clip that is made from it. */
const source = { width: 320, height: 180 };

type Asked = Readonly<Record<string, unknown>>;

const sourceOf: {
  readonly [K in MediaKind]: (person: SignedIn, origin: string) => ChosenFile | Promise<ChosenFile>;
} = {
  image: () => pictureFile(),
  video: (person, origin) => clipFile(person, origin, sourceSeconds),
  audio: () => toneFile(soundSeconds),
};

/** The least that can be asked of it: what has to be given, and all else at its shortest. */
async function leastOf(tool: AnyTool, person: SignedIn, origin: string): Promise<Values<AnyTool>> {
  const least = async (name: string, input: Input): Promise<unknown> => {
    if (isFileInput(input)) {
      if (missingIn(input) === null) return null;
      const file = await sourceOf[mediaOf(input)](person, origin);
      const chosen = given(input, '', () => mediaFileFixture())!;
      const places = filesOf(input, chosen).map(() => dataUrlOf(file));
      return kindOf(input).toValue(input, chosen, places);
    }
    if (kindOf(input).isWords) return 'Waves roll in at dawn';
    if (input.on !== undefined)
      return [{ points: [0.25, 0.31, 0.37, 0.43, 0.5].map((x) => [x, 0.5]), direction: [0.25, 0] }];
    // Another shape than the first, so that one that is not passed on is seen.
    if (kindOf(input).subject?.(input) === 'ratio') return kindOf(input).choices?.(input).at(-1)?.value;
    return (initialValues(tool) as Asked)[name];
  };
  const values: Record<string, unknown> = {};
  for (const [name, input] of editableInputs(tool)) values[name] = await least(name, input);
  Object.assign(values, shortestOf(tool));
  return values as Values<AnyTool>;
}

function ratioAsked(tool: AnyTool, values: Asked): number {
  const { resultAspect } = tool;
  return resultRatio(tool, 'like' in resultAspect ? { [resultAspect.like]: source } : values);
}

/** '720p' and the like, where the tool speaks of it. */
function linesAsked(tool: AnyTool, values: Asked): number | null {
  // One that the tool decides is in no request.
  const said = Object.entries(tool.inputs).map(
    ([name, input]) => values[name] ?? kindOf(input).initial(input),
  );
  const lines = said.find((each) => typeof each === 'string' && /^\d+p$/.test(each));
  return lines === undefined ? null : Number.parseInt(lines as string, 10);
}

function expectMadeAsAsked(tool: AnyTool, values: Asked, seen: Seen) {
  const shorter = Math.min(seen.width, seen.height);
  // Both sides are whole, and even where H.264 wants it: a side may be off by one.
  expect(Math.abs(seen.width / seen.height / ratioAsked(tool, values) - 1)).toBeLessThan(2.5 / shorter);
  const lines = linesAsked(tool, values);
  if (lines !== null) expect(Math.abs(shorter - lines * scale)).toBeLessThanOrEqual(1);
  expect(shorter).toBeGreaterThan(90);
  expect(seen.clip !== null).toBe(tool.makes === 'video');
  if (seen.clip) {
    const seconds = lengthAsked(tool, values, { video: sourceSeconds, audio: soundSeconds });
    if (seconds !== null) expect(Math.abs(seen.clip.seconds - seconds)).toBeLessThanOrEqual(0.2);
    expect(seen.clip.missed).toBeLessThan(0.05);
    // Waves that roll in, a stroke, or a clip that moves by itself: it was asked for in each.
    expect(seen.clip.moved).toBeGreaterThan(1);
  }
  // Neither black nor blank.
  expect(seen.light).toBeGreaterThan(16);
  expect(seen.light).toBeLessThan(245);
  expect(seen.spread).toBeGreaterThan(3);
}

const tools: readonly AnyTool[] = catalogue;
for (const tool of tools)
  test(`${tool.id} makes what was asked for, in a file that a browser shows (A352, A355, D16, D36)`, async ({
    page,
    mara,
    origin,
  }) => {
    const values = await leastOf(tool, mara, origin);
    const { api } = mara;
    const { taskId } = await api.generate.submit(requestOf(tool, values), {
      idempotencyKey: crypto.randomUUID(),
    });
    for await (const job of api.generate.follow(taskId!))
      if (job.status === 'failed') throw new Error(job.message ?? 'It could not be made.');
    const [made] = (await api.creations.list({ sort: 'newest' })).items;
    expect(made).toMatchObject({
      status: 'completed',
      type: tool.makes,
      model_used: tool.call.model,
      credits_cost: priceOf(tool, values as never).total,
    });

    const seen = await lookAt(page, origin, made!);
    expectMadeAsAsked(tool, values as Asked, seen);
    expect(made).toMatchObject({ width: seen.width, height: seen.height });
  });
