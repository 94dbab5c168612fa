import {
  editableInputs,
  catalogue,
  cogVideo,
  createImage,
  isFileInput,
  kindOf,
  lineIn,
  mediaOf,
  missingIn,
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
import { clipFile, pictureFile, toneFile, type ChosenFile } from './world/files.ts';
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
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
    await expect(this.place(name)).toContainText(file.name);
    await expectToHear(this.page, file.name);
    await expectFocusIn(this.place(name));
  }
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
    const fileFor = async (input: FileInput) => files[mediaOf(input)]();
    // From the start: a picker that opens while nobody listens is closed again.
    page.on('filechooser', () => undefined);
    await enterAs(page, mara);
    await listen(page);
    await studio.open();
    await expect(studio.root.locator('[data-component="CostBadge"]')).toContainText(/ · /);

    await test.step('every control has a name', () => expectNamed(page, studio.root, 'the empty form'));

    await test.step('the way past the navigation leads to the first control', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await tabTo(page, studio.root.locator('[data-input] *'));
    });

    for (const [name, input] of editableInputs(tool)) {
      const missing = missingIn(input);
      if (missing !== null)
        await test.step(`a press too soon says '${titleIn(missing)}' and leads to ${name}`, async () => {
          await studio.pressTooSoon();
          await expectToBeTold(page, titleIn(missing));
          await expectFocusIn(studio.place(name));
          await expect(studio.place(name).locator(':focus')).toHaveAccessibleDescription(
            new RegExp(lineIn(missing)),
          );
          if (kindOf(input).isWords) {
            await expect(studio.place(name).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
            await page.keyboard.type('Waves roll in');
          } else if (isFileInput(input)) await studio.chooseFocused(name, await fileFor(input));
        });
      if (input.on !== undefined)
        await test.step('a stroke is placed and steered', async () => {
          await tabTo(page, studio.root.getByRole('button', { name: 'Add a stroke (0/6)' }));
          await page.keyboard.press('Enter');
          await expectToHear(page, 'Stroke 1 of 6 was added');
          await tabTo(page, studio.root.getByRole('button', { name: /^Stroke 1, moves right/ }));
          await page.keyboard.press('Shift+ArrowUp');
          await expectToHear(page, 'Stroke 1, moves right and up');
        });
      const shortest = name === 'duration' ? kindOf(input).nearest?.(input, -Infinity) : undefined;
      if (typeof shortest === 'number')
        await test.step('the length is set', async () => {
          const slider = studio.root.getByRole('slider', { name: input.label });
          await tabTo(page, slider);
          await page.keyboard.press('Home');
          await expect(slider).toHaveValue(String(shortest));
        });
    }

    await test.step('every control has a name once all is given', () =>
      expectNamed(page, studio.root, 'the filled form'));

    await test.step('the button says what it costs, and a press what happens', async () => {
      await tabTo(page, studio.generate);
      await expect(studio.generate).toHaveAccessibleDescription(/^\d+ credits · included, \d+ of \d+ left/);
      await page.keyboard.press('Enter');
      await expectToHear(page, tool.words.busy);
    });

    await test.step('the end of the generation is told, and the server keeps what was asked for', async () => {
      await expectToHear(page, titleIn(tool.words.done));
      const [newest] = (await mara.api.creations.list({ sort: 'newest' })).items;
      expect(newest).toMatchObject({
        type: tool.makes,
        model_used: tool.call.model,
        status: 'completed',
      });
    });

    await test.step('the focus waits beside the result, whose controls have names', async () => {
      await expect(studio.result).toBeVisible();
      await expect(page.locator('body')).not.toBeFocused();
      await expectNamed(page, studio.root, 'the result');
      await tabTo(page, studio.root.getByRole('button', { name: /^Download/ }));
      await tabTo(page, studio.root.getByRole('button', { name: tool.words.again!, exact: true }));
      await page.keyboard.press('Enter');
      await expect(studio.result).toBeHidden();
      await expect(studio.root.getByRole('region', { name: 'Input and result' })).toBeFocused();
      await tabTo(page, studio.root.locator('[data-input] *'));
    });
  });
