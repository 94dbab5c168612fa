import { askedOf, catalogue, priceOf, requestOf, valuesOf, type AnyTool } from '@kinora/contract';
import { Frame } from './pages/Frame.ts';
import { ToolStudio, type Seen } from './pages/ToolStudio.ts';
import { clipFile, pictureFile, toneFile } from './world/files.ts';
import { enterAs, expect, test } from './world/test.ts';

const sourceSeconds = 3;
const soundSeconds = 2;
/** The server of these tests makes clips of a fifth of their lines (KINORA_CLIP_SCALE). */
const scale = 0.2;
/** Of the picture, and of the clip that is made from it. */
const source = { width: 320, height: 180 };

type Values = Readonly<Record<string, unknown>>;

/** How long the result has to be, from what the tool says of itself. */
function secondsAsked(tool: AnyTool, values: Values): number {
  const inputs = askedOf(tool).map(([, input]) => input);
  if (inputs.some((input) => input.kind === 'audio')) return Math.min(sourceSeconds, soundSeconds);
  const isAdded = inputs.some((input) => input.kind === 'video' && input.longestInAll);
  return Number(values['duration']) + (isAdded ? sourceSeconds : 0);
}

function ratioAsked({ frame }: AnyTool, values: Values): number {
  if ('ratio' in frame) return frame.ratio[0] / frame.ratio[1];
  if ('like' in frame) return source.width / source.height;
  const [across, down] = String(values[frame.option]).split(':').map(Number);
  return across! / down!;
}

/** '720p' and the like, where the tool speaks of it. */
function linesAsked(tool: AnyTool, values: Values): number | null {
  const { resolution } = tool.inputs;
  const said = resolution?.kind === 'fixed' ? resolution.value : values['resolution'];
  return typeof said === 'string' && /^\d+p$/.test(said) ? Number.parseInt(said, 10) : null;
}

function expectMadeAsAsked(tool: AnyTool, values: Values, seen: Seen) {
  const shorter = Math.min(seen.width, seen.height);
  // Both sides are whole, and even where H.264 wants it: a side may be off by one.
  expect(Math.abs(seen.width / seen.height / ratioAsked(tool, values) - 1)).toBeLessThan(2.5 / shorter);
  const lines = linesAsked(tool, values);
  if (lines !== null) expect(Math.abs(shorter - lines * scale)).toBeLessThanOrEqual(1);
  expect(shorter).toBeGreaterThan(90);
  expect(seen.clip !== null).toBe(tool.makes === 'video');
  if (seen.clip) {
    expect(Math.abs(seen.clip.seconds - secondsAsked(tool, values))).toBeLessThanOrEqual(0.2);
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
  test(`A352 A355 A356 D16 D36 ${tool.id} from its form to its result`, async ({ page, mara, origin }) => {
    test.setTimeout(90_000);
    await enterAs(page, mara);
    const studio = new ToolStudio(page, tool);
    await studio.open();
    const values = await studio.fillIn({
      image: pictureFile(),
      video: () => clipFile(mara, origin, sourceSeconds),
      audio: toneFile(soundSeconds),
    });

    const { body, key } = await studio.press();
    for (const [name, input] of askedOf(tool))
      if (input.kind === 'strokes') {
        // Where the pointer went, to the pixel: the server's own door says whether it is a stroke.
        const received = valuesOf(tool, body);
        if (!received.ok) throw new Error(received.problem.message);
        values[name] = (received.values as Values)[name];
        expect(values[name]).toHaveLength(1);
        expect(body[input.wire]).toEqual(values[name]);
      }
    expect(body).toEqual(requestOf(tool, values as never).body);
    if (tool.call.sendsPrice) expect(body['credits_cost']).toBe(priceOf(tool, values as never).total);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);

    const seen = await studio.see();
    expectMadeAsAsked(tool, values, seen);
    const { done } = tool.words;
    await expect(new Frame(page).toast(typeof done === 'string' ? done : done.title)).toBeVisible();

    const [kept] = (await mara.api.creations.list({ sort: 'newest' })).items;
    expect(kept).toMatchObject({
      status: 'completed',
      type: tool.makes,
      model_used: tool.call.model,
      width: seen.width,
      height: seen.height,
    });
  });
