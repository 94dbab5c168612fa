import {
  catalogue,
  editableInputs,
  isFileInput,
  kindOf,
  mediaOf,
  premiumLipSync,
  priceOf,
  requestOf,
  seedanceText,
  type AnyTool,
  type Creation,
  type FileInput,
  type MediaKind,
} from '@kinora/contract';
import { provenanceIn } from '@kinora/media';
import { ToolForm } from './pages/ToolForm.ts';
import { clipFile, pictureFile, toneFile, type ChosenFile } from './world/files.ts';
import { patience, untilMade } from './world/patience.ts';
import type { SignedIn } from './world/people.ts';
import { expectMadeAsAsked } from './world/madeAsAsked.ts';
import { expectOfItsSource } from './world/ofItsSource.ts';
import { lookAt } from './world/seen.ts';
import { specifiedBody } from './world/specifiedBody.ts';
import { enterAs, expect, test } from './world/test.ts';

/** The server of these tests makes clips of a fifth of their lines (KINORA_CLIP_SCALE). */
const given = { shape: { width: 320, height: 180 }, video: 3, audio: 2, scale: 0.2 };

type Asked = Readonly<Record<string, unknown>>;
type Chosen = Partial<Record<MediaKind, ChosenFile>>;

const sourceOf: {
  readonly [K in MediaKind]: (person: SignedIn, origin: string) => ChosenFile | Promise<ChosenFile>;
} = {
  image: () => pictureFile(),
  video: (person, origin) => clipFile(person, origin, given.video),
  audio: () => toneFile(given.audio),
};

/** What is told of the values beside files and words. */
const settingsOf = (tool: AnyTool, values: Asked) =>
  Object.fromEntries(
    editableInputs(tool)
      .filter(([, input]) => !isFileInput(input) && !kindOf(input).isWords)
      .map(([name]) => [name, values[name]]),
  );

/** It draws from words alone, or works on what it was given. */
const engineOf = (chosen: Chosen) =>
  Object.keys(chosen).length === 0 ? 'Local sketch engine, no AI' : 'Local engine, no AI';

/** Lip sync has no words to be called by. */
function nameOf({ id, path }: AnyTool, { type, created_at }: Creation): string {
  const words = id === premiumLipSync.id ? 'untitled-video' : 'waves-roll-in-at-dawn';
  const stem = path === seedanceText.path ? `seedance-video-${Date.parse(created_at)}` : words;
  return `${stem}.${type === 'video' ? 'mp4' : 'png'}`;
}

const tools: readonly AnyTool[] = catalogue;
for (const tool of tools)
  test(`${tool.id}: its form asks for what was filled in at the price on its button, and a file comes that a browser shows as asked for, and saves with what made it inside (A333, A342, A352, A355, A356, D36)`, async ({
    page,
    mara,
    origin,
  }, testInfo) => {
    const studio = new ToolForm(page, tool);
    await enterAs(page, mara);
    await studio.open();
    const chosen: Chosen = {};
    const values = await studio.fillIn(
      async (input: FileInput) => (chosen[mediaOf(input)] ??= await sourceOf[mediaOf(input)](mara, origin)),
    );
    const price = priceOf(tool, values as never).total;
    // With what covers it: until the account has come, a press does not send.
    await expect(studio.generate).toHaveAccessibleDescription(new RegExp(`^${price} credits · `));

    const request = requestOf(tool, values);
    const began = performance.now();
    const sent = page.waitForRequest(`**/functions/v1/${request.function}`, { timeout: patience.screen });
    await studio.generate.click();
    // A field that is always null may as well be left out; a file travels as the server says.
    const body: unknown = (await sent).postDataJSON();
    expect(body).toEqual(request.body);
    // One that was added since is in no table of the specification.
    expect(body).toEqual(specifiedBody(tool.id, chosen) ?? request.body);
    await expect(studio.result).toBeVisible(untilMade);
    const seconds = (performance.now() - began) / 1000;

    const [made] = (await mara.api.creations.list({ sort: 'newest' })).items;
    expect(made).toMatchObject({
      status: 'completed',
      type: tool.makes,
      model_used: tool.call.model,
      credits_cost: price,
    });
    const engine = engineOf(chosen);
    await expect(studio.root.getByText(engine)).toBeVisible();
    const file = await studio.save();
    expect(file.name).toBe(nameOf(tool, made!));
    expect(provenanceIn(file.bytes)).toMatchObject({
      tool: tool.id,
      model: tool.call.model,
      engine,
      settings: settingsOf(tool, values as Asked),
    });
    testInfo.annotations.push({
      type: 'made',
      description: `${seconds.toFixed(1)} s, ${file.bytes.length} bytes`,
    });

    const seen = await lookAt(page, origin, made!);
    expectMadeAsAsked(tool, values as Asked, seen, given);
    expect(made).toMatchObject({ width: seen.width, height: seen.height });
    await expectOfItsSource(page, origin, tool, made!, chosen, {
      video: given.video,
      made: seen.clip?.seconds ?? 0,
    });
  });
