import {
  catalogue,
  createImage,
  editableInputs,
  filesOf,
  initialValues,
  isFileInput,
  kindOf,
  mediaOf,
  requestOf,
  seedanceImage,
  type AnyTool,
  type FileInput,
  type MediaKind,
  type Values,
} from '@kinora/contract';
import { given as givenTo, mediaFileFixture, shortestOf } from '@kinora/contract/testing';
import { clipFile, dataUrlOf, pictureFile, toneFile } from './world/files.ts';
import { expectMadeAsAsked, linesAsked, ratioAsked } from './world/madeAsAsked.ts';
import { member } from './world/people.ts';
import { lookAt } from './world/seen.ts';
import { startServer, type Server } from './world/server.ts';
import { expect, inFolder, test as base } from './world/test.ts';

const given = { shape: { width: 1280, height: 720 }, video: 3, audio: 2, scale: 1 };
type Sources = Readonly<Record<MediaKind, string>>;

/** On a server that makes all as large as it is asked for, and from files that are made once for all tools. */
const test = base.extend<object, { server: Server; sources: Sources }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) =>
      inFolder(async (data) => {
        const server = await startServer(data, { clipScale: 1 });
        await use(server);
        await server.stop();
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
  sources: [
    async ({ server: { origin } }, use) => {
      const video = await clipFile(await member(origin), origin, given.video);
      const [image, audio] = [pictureFile(), toneFile(given.audio)];
      await use({ image: dataUrlOf(image), video: dataUrlOf(video), audio: dataUrlOf(audio) });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// One server, one source.
test.describe.configure({ mode: 'default' });

/** Where several are offered it is the smallest, since each takes its time, and in this one the largest. */
const atItsLargest: AnyTool = seedanceImage;

const fileValue = (input: FileInput, address: string) => {
  const held = givenTo(input, '', () => mediaFileFixture(), 2)!;
  return kindOf(input).toValue(
    input,
    held,
    filesOf(input, held).map(() => address),
  );
};

const stroke = {
  points: [
    [0.25, 0.5],
    [0.5, 0.5],
  ],
  direction: [0.25, 0],
};

/** All that has to be given, the shortest that the form offers, and the rest as it comes. */
function valuesFor(tool: AnyTool, sources: Sources): Values<AnyTool> {
  const values = Object.fromEntries(
    editableInputs(tool).flatMap(([name, input]): readonly (readonly [string, unknown])[] => {
      const kind = kindOf(input);
      if (isFileInput(input)) return [[name, fileValue(input, sources[mediaOf(input)])]];
      if (kind.isWords) return [[name, 'Waves roll in at dawn']];
      if (input.on !== undefined) return [[name, [stroke]]];
      if (kind.subject?.(input) !== 'resolution') return [];
      return [[name, kind.choices?.(input).at(tool === atItsLargest ? -1 : 0)?.value]];
    }),
  );
  return { ...initialValues(tool), ...values, ...shortestOf(tool) } as Values<AnyTool>;
}

/** The very sides: whole, and even where H.264 wants it. */
function sizeAsked(tool: AnyTool, values: Values<AnyTool>) {
  const ratio = ratioAsked(tool, values, given);
  // Of an image its quality says it, each in its own way.
  const lines = linesAsked(tool, values) ?? (tool === createImage ? 1024 : null);
  if (lines === null) return {};
  const longer = Math.round((lines * Math.max(ratio, 1 / ratio)) / 2) * 2;
  return ratio < 1 ? { width: lines, height: longer } : { width: longer, height: lines };
}

const tools: readonly AnyTool[] = catalogue;
for (const tool of tools)
  test(`what ${tool.id} makes has the very size that was asked for, and a browser loads, plays and seeks it`, async ({
    page,
    mara,
    origin,
    sources,
  }, testInfo) => {
    const values = valuesFor(tool, sources);
    const began = performance.now();
    const { taskId } = await mara.api.generate.submit(requestOf(tool, values), {
      idempotencyKey: crypto.randomUUID(),
    });
    let id = '';
    for await (const job of mara.api.generate.follow(taskId!)) id = job.creation_id ?? id;
    const seconds = (performance.now() - began) / 1000;
    const made = (await mara.api.creations.byId(id))!;
    const seen = await lookAt(page, origin, made);
    const size = `${seen.width} × ${seen.height}`;
    testInfo.annotations.push({ type: 'made', description: `${size}, ${seconds.toFixed(1)} s` });
    expect(seen).toMatchObject(sizeAsked(tool, values));
    expect(made).toMatchObject({ width: seen.width, height: seen.height });
    expectMadeAsAsked(tool, values, seen, given);
  });
