import {
  againWords,
  editableInputs,
  catalogue,
  cogVideo,
  createImage,
  isFileInput,
  kindOf,
  lineIn,
  mediaOf,
  missingIn,
  placeOf,
  premiumLipSync,
  premiumMotionBrush,
  premiumMultiImage,
  seedanceText,
  stableVideo,
  titleIn,
  veo3,
  wanImageToVideo,
  type AnyTool,
  type FileInput,
} from '@kinora/contract';
import type { Locator, Page } from '@playwright/test';
import { ToolStudio } from './pages/ToolStudio.ts';
import { clipFile, pick, pictureFile, shortClipFile, toneFile, type ChosenFile } from './world/files.ts';
import { untilMade } from './world/patience.ts';
import { expectNamed, expectToBeTold, expectToHear, listen } from './world/screenReader.ts';
import { enterAs, expect, test } from './world/test.ts';

/** Goes on with Tab until the focus is there, as somebody does who sees nothing to point at. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Its code may come late: who passed by before it was there would go round the whole page.
  await expect(target.first()).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((found) => found.includes(document.activeElement as never));
    if (isThere) return;
  }
  throw new Error(`Tab never came to ${String(target)}.`);
}

/** The focus is in its place, and was lost nowhere on the way. */
const expectFocusIn = (place: Locator) => expect(place.locator(':focus')).toHaveCount(1);

class KeyStudio extends ToolStudio {
  /** Asked for by keys, wherever the focus is: a button may not be there yet. */
  pressTooSoon() {
    return this.page.keyboard.press('ControlOrMeta+Enter');
  }

  /** Where the complaint brought the focus: a picker that Enter opens. */
  async chooseFocused(name: string, file: ChosenFile) {
    await pick(this.page, () => this.page.keyboard.press('Enter'), file);
    await expect(this.place(name)).toContainText(file.name);
    await expectToHear(this.page, file.name);
    await expectFocusIn(this.place(name));
  }

  /** Goes to another mode of the same page, from wherever the focus is. */
  async goTo(tool: AnyTool): Promise<KeyStudio> {
    const modes = this.page.getByRole('tablist', { name: 'Modes, as tabs' }).getByRole('tab');
    await tabTo(this.page, modes);
    const { studio: whole, mode } = placeOf(tool)!;
    const placed = (some: AnyTool) => whole.modes.findIndex(({ id }) => id === placeOf(some)!.mode.id);
    const steps = placed(tool) - placed(this.tool);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await this.page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(
      modes.and(this.page.getByRole('tab', { name: mode.title, exact: true, selected: true })),
    ).toBeVisible();
    const studio = new KeyStudio(this.page, tool);
    await expect(studio.root).toBeVisible();
    return studio;
  }

  /** Gives all that has to be given, and sets what has a length to its shortest, from the form's first control on. What was given in another mode has come along. */
  async fillIn(
    fileFor: (input: FileInput) => ChosenFile | Promise<ChosenFile>,
    given: Set<string> = new Set(),
  ): Promise<void> {
    const { page, tool } = this;
    await expect(this.root.locator('[data-component="CostBadge"]')).toContainText(/ · /);
    await test.step('every control has a name', () => expectNamed(page, this.root, 'the empty form'));

    for (const [name, input] of editableInputs(tool)) {
      const missing = missingIn(input);
      if (missing !== null && !given.has(name))
        await test.step(`a press too soon says '${titleIn(missing)}' and leads to ${name}`, async () => {
          await this.pressTooSoon();
          await expectToBeTold(page, titleIn(missing));
          await expectFocusIn(this.place(name));
          await expect(this.place(name).locator(':focus')).toHaveAccessibleDescription(
            new RegExp(lineIn(missing)),
          );
          if (kindOf(input).isWords) {
            await expect(this.place(name).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
            await page.keyboard.type('Waves roll in');
          } else if (isFileInput(input)) await this.chooseFocused(name, await fileFor(input));
          given.add(name);
        });
      if (input.on !== undefined)
        await test.step('a stroke is placed and steered', async () => {
          await tabTo(page, this.root.getByRole('button', { name: 'Add a stroke (0/6)' }));
          await page.keyboard.press('Enter');
          await expectToHear(page, 'Stroke 1 of 6 was added');
          await tabTo(page, this.root.getByRole('button', { name: /^Stroke 1, moves right/ }));
          await page.keyboard.press('Shift+ArrowUp');
          await expectToHear(page, 'Stroke 1, moves right and up');
        });
      const shortest = name === 'duration' ? kindOf(input).nearest?.(input, -Infinity) : undefined;
      if (typeof shortest === 'number')
        await test.step('the length is set', async () => {
          const slider = this.root.getByRole('slider', { name: input.label });
          await tabTo(page, slider);
          await page.keyboard.press('Home');
          await expect(slider).toHaveValue(String(shortest));
        });
    }

    await test.step('every control has a name once all is given', () =>
      expectNamed(page, this.root, 'the filled form'));
  }

  /** What the server calls the work that the press asked for. */
  async press(): Promise<string> {
    const { page, tool } = this;
    const answered = page.waitForResponse(`**/functions/v1/${tool.call.function}`, untilMade);
    await test.step('the button says what it costs, and a press what happens', async () => {
      await tabTo(page, this.generate);
      await expect(this.generate).toHaveAccessibleDescription(/^\d+ credits · included, \d+ of \d+ left/);
      await page.keyboard.press('Enter');
      await expectToHear(page, tool.words.busy);
    });
    const { taskId } = (await (await answered).json()) as { taskId?: string };
    expect(taskId).toBeTruthy();
    return taskId!;
  }
}

/** Another option by an arrow and a switch by a space, where a form has both; what the server is to keep of them. */
async function setByKeys({ page, root, tool }: KeyStudio): Promise<Readonly<Record<string, unknown>>> {
  if (tool.id !== seedanceText.id) return {};
  const { aspectRatio, cameraFixed } = seedanceText.inputs;
  return test.step('an arrow chooses the next option, and a space turns a switch on', async () => {
    const shapes = root.getByRole('radiogroup', { name: aspectRatio.label }).getByRole('radio');
    await tabTo(page, shapes);
    await expect(shapes.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(shapes.nth(2)).toBeFocused();
    await expect(shapes.nth(2)).toBeChecked();
    const still = root.getByRole('switch', { name: cameraFixed.label });
    // It stands in the fold.
    await tabTo(page, root.getByRole('button', { name: 'More', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, still);
    await page.keyboard.press('Space');
    await expect(still).toBeChecked();
    return { aspectRatio: '4:3', cameraFixed: true };
  });
}

/** One of each studio, and all that together ask for all that can be asked for. */
const tools: readonly AnyTool[] = [
  wanImageToVideo,
  stableVideo,
  cogVideo,
  veo3,
  seedanceText,
  createImage,
  premiumMultiImage,
  premiumMotionBrush,
  premiumLipSync,
];
const others = catalogue.filter((tool: AnyTool) => !tools.includes(tool));

test('each studio is among them, and they ask for everything that a tool asks for', () => {
  const kindsOf = (some: readonly AnyTool[]) =>
    new Set(some.flatMap((tool) => [tool.makes, ...editableInputs(tool).map(([, input]) => kindOf(input))]));
  expect(kindsOf(tools)).toEqual(kindsOf(catalogue));
  const pathsOf = (some: readonly AnyTool[]) => new Set(some.map(({ path }) => path));
  expect(pathsOf(tools)).toEqual(pathsOf(catalogue));
});

for (const tool of tools)
  test(`${tool.id} is completed by keyboard alone, and told to who hears it (D5, D36)`, async ({
    page,
    mara,
    origin,
  }) => {
    const studio = new KeyStudio(page, tool);
    const files = { image: pictureFile, video: () => clipFile(mara, origin, 3), audio: () => toneFile(2) };
    // From the start: a picker that opens while nobody listens is closed again.
    page.on('filechooser', () => undefined);
    await enterAs(page, mara);
    await listen(page);
    await studio.open();

    await test.step('the way past the navigation leads to the first control', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await tabTo(page, studio.root.locator('[data-input] *'));
    });
    await studio.fillIn((input) => files[mediaOf(input)]());
    const chosen = await setByKeys(studio);
    await studio.press();

    await test.step('the end of the generation is told, and the server keeps what was asked for', async () => {
      await expectToHear(page, titleIn(tool.words.done));
      const [newest] = (await mara.api.creations.list({ sort: 'newest' })).items;
      expect(newest).toMatchObject({
        type: tool.makes,
        model_used: tool.call.model,
        status: 'completed',
      });
      expect(newest!.settings).toMatchObject(chosen);
    });

    await test.step('the focus waits beside the result, whose controls have names', async () => {
      await expect(studio.result).toBeVisible();
      await expect(page.locator('body')).not.toBeFocused();
      await expectNamed(page, studio.root, 'the result');
      await tabTo(page, studio.root.getByRole('button', { name: /^Download/ }));
      const { again = againWords.another } = tool.words;
      await tabTo(page, studio.root.getByRole('button', { name: again, exact: true }));
      await page.keyboard.press('Enter');
      await expect(studio.result).toBeHidden();
      await expect(studio.root.getByRole('region', { name: 'Input and result' })).toBeFocused();
      await tabTo(page, studio.root.locator('[data-input] *'));
    });
  });

for (const path of new Set(others.map((tool: AnyTool) => tool.path)))
  test(`the other modes of ${path} are gone to, filled in and sent by keyboard alone, and told to who hears it (D5, D36)`, async ({
    page,
    mara,
  }) => {
    const files = { image: pictureFile, video: shortClipFile, audio: () => toneFile(2) };
    page.on('filechooser', () => undefined);
    await enterAs(page, mara);
    await listen(page);
    const [first] = tools.filter((tool) => tool.path === path);
    let studio = new KeyStudio(page, first!);
    await studio.open();
    const given = new Set<string>();
    for (const tool of others.filter((each: AnyTool) => each.path === path))
      await test.step(tool.title, async () => {
        await page.evaluate(() => (window.heardAloud!.length = 0));
        studio = await studio.goTo(tool);
        await tabTo(page, studio.root.locator('[data-input] *'));
        await studio.fillIn((input) => files[mediaOf(input)](), given);
        const taskId = await studio.press();
        // What comes of it is proven of the tools before: it is not waited for, and takes none of what is included.
        await mara.api.generate.cancel(taskId);
        const under = async () => (await mara.api.generate.running()).map(({ task_id }) => task_id);
        await expect.poll(under).not.toContain(taskId);
      });
  });
