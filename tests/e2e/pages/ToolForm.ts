import {
  editableInputs,
  engineWords,
  filesOf,
  initialValues,
  isFileInput,
  kindOf,
  missingIn,
  type AnyTool,
  type FileInput,
  type Input,
  type Values,
} from '@kinora/contract';
import { given, mediaFileFixture, shortestOf } from '@kinora/contract/testing';
import type { ChosenFile } from '../world/files.ts';
import { expect } from '../world/test.ts';
import { ToolStudio } from './ToolStudio.ts';

/** Stands for a file in what is expected of a request: small ones travel inside it. */
const fileInside = ({ mimeType }: ChosenFile) =>
  expect.stringContaining(`data:${mimeType};base64,`) as unknown as string;

/** The form of any tool, filled in as a person does it. */
export class ToolForm extends ToolStudio {
  private async giveFiles(name: string, input: FileInput, file: ChosenFile): Promise<unknown> {
    const least = given(input, '', () => mediaFileFixture())!;
    const files = filesOf(input, least).map((_each, at) => ({ ...file, name: `${at + 1} ${file.name}` }));
    await this.place(name).locator('input[type="file"]').first().setInputFiles(files);
    for (const each of files) await expect(this.place(name)).toContainText(each.name);
    return kindOf(input).toValue(input, least, files.map(fileInside));
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
  private async draw(name: string) {
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

  /** The least that can be asked of it: what has to be given, all else at its shortest, and another shape than the first. */
  async fillIn(fileFor: (input: FileInput) => ChosenFile | Promise<ChosenFile>): Promise<Values<AnyTool>> {
    const values: Record<string, unknown> = { ...initialValues(this.tool) };
    for (const [name, input] of editableInputs(this.tool)) {
      if (isFileInput(input)) {
        if (missingIn(input) !== null) values[name] = await this.giveFiles(name, input, await fileFor(input));
      } else if (kindOf(input).isWords) {
        values[name] = 'Waves roll in at dawn';
        await this.place(name).getByRole('textbox').first().fill('Waves roll in at dawn');
      } else if (input.on !== undefined) {
        await this.draw(name);
        values[name] = [{ points: expect.any(Array), direction: expect.any(Array) }];
      } else if (kindOf(input).subject?.(input) === 'ratio') {
        const last = kindOf(input).choices?.(input).at(-1)?.value;
        values[name] = await this.choose(name, input, last);
      }
    }
    for (const [name, shortest] of Object.entries(shortestOf(this.tool)))
      values[name] = await this.choose(name, this.tool.inputs[name]!, shortest);
    return values as Values<AnyTool>;
  }
}
