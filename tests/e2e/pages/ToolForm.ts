import {
  editableInputs,
  engineWords,
  filesOf,
  initialValues,
  isFileInput,
  kindOf,
  type AnyTool,
  type FileInput,
  type Input,
  type Values,
} from '@kinora/contract';
import { given, mediaFileFixture, shortestOf } from '@kinora/contract/testing';
import type { Locator } from '@playwright/test';
import { dataUrlOf, type ChosenFile } from '../world/files.ts';
import { expect } from '../world/test.ts';
import { ToolStudio } from './ToolStudio.ts';

/** The form of any tool, filled in as a person does it. */
export class ToolForm extends ToolStudio {
  words(name: string): Locator {
    return this.place(name).getByRole('textbox').first();
  }

  async give(name: string, files: readonly ChosenFile[]) {
    await this.place(name)
      .locator('input[type="file"]')
      .first()
      .setInputFiles([...files]);
    for (const each of files) await expect(this.place(name)).toContainText(each.name);
  }

  private async giveFiles(name: string, input: FileInput, file: ChosenFile): Promise<unknown> {
    const held = given(input, '', () => mediaFileFixture(), 2)!;
    const files = filesOf(input, held).map((_each, at) => ({ ...file, name: `${at + 1} ${file.name}` }));
    await this.give(name, files);
    // Small ones travel inside the request.
    return kindOf(input).toValue(input, held, files.map(dataUrlOf));
  }

  private async choose(name: string, input: Input, value: unknown): Promise<unknown> {
    const place = this.place(name);
    const choice = kindOf(input)
      .choices?.(input)
      .find((each) => each.value === value);
    const radio = choice && place.getByRole('radio', { name: choice.label }).first();
    // What this server's engine makes nothing of can't be chosen, and goes as it begins.
    if (await (radio ?? place.getByRole('slider').first()).isDisabled()) {
      await expect(place).toContainText(engineWords.changesNothing(input.label));
      return kindOf(input).initial(input);
    }
    await (radio ? radio.check({ force: true }) : place.getByRole('slider').first().press('Home'));
    return value;
  }

  /** A stroke over the middle of the picture, by a mouse. */
  async draw(name: string) {
    const surface = this.root.locator('[data-part="surface"]');
    await expect(surface).toBeVisible();
    await surface.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await surface.boundingBox())!;
    await this.page.mouse.move(x + width / 4, y + height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await this.page.mouse.up();
    await expect(this.place(name).getByRole('button', { name: /^Stroke 1, moves right/ })).toBeVisible();
  }

  /** Some settings stand in a fold. */
  private async unfold(name: string) {
    const fold = this.root.getByRole('button', { name: 'More', exact: true, expanded: false });
    await expect(this.place(name).or(fold).first()).toBeVisible();
    if (!(await this.place(name).isVisible())) await fold.click();
    await expect(this.place(name)).toBeVisible();
  }

  /** Every file, words in every place for them, the last of every choice, every switch turned, and all at its shortest. */
  async fillIn(fileFor: (input: FileInput) => ChosenFile | Promise<ChosenFile>): Promise<Values<AnyTool>> {
    const values: Record<string, unknown> = { ...initialValues(this.tool) };
    const shortest = shortestOf(this.tool);
    for (const [name, input] of editableInputs(this.tool)) {
      const kind = kindOf(input);
      const last = shortest[name] ?? kind.choices?.(input).at(-1)?.value;
      if (isFileInput(input)) values[name] = await this.giveFiles(name, input, await fileFor(input));
      else if (kind.isWords) {
        values[name] = 'Waves roll in at dawn';
        await this.words(name).fill('Waves roll in at dawn');
      } else if (input.on !== undefined) {
        await this.draw(name);
        values[name] = [{ points: expect.any(Array), direction: expect.any(Array) }];
      } else {
        await this.unfold(name);
        if (last !== undefined) values[name] = await this.choose(name, input, last);
        else if (typeof kind.initial(input) === 'boolean') {
          values[name] = !kind.initial(input);
          await this.place(name).getByRole('switch').press('Space');
        } else if (kind.drawn) {
          values[name] = 77;
          await this.words(name).fill('77');
          await this.words(name).press('Tab');
        }
      }
    }
    return values as Values<AnyTool>;
  }
}
