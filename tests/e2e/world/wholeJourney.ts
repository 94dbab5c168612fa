import {
  editableInputs,
  isFileInput,
  kindOf,
  againWords,
  type AnyTool,
  type FileInput,
} from '@kinora/contract';
import type { Page } from '@playwright/test';
import { ToolForm } from '../pages/ToolForm.ts';
import type { ChosenFile } from './files.ts';
import { watchFrames } from './firstPicture.ts';
import { untilMade } from './patience.ts';
import { keepEngineBusy, type SignedIn } from './people.ts';
import { allThere, drawn } from './screens.ts';
import { enterAs, expect } from './test.ts';

/** How far things moved in one step of a journey, and which: also what moved at a press or with what was typed. */
export interface StepMoved {
  readonly step: string;
  readonly shift: number;
  readonly moves: readonly string[];
}

interface Asked {
  readonly tool: AnyTool;
  readonly person: SignedIn;
  readonly origin: string;
  readonly fileFor: (input: FileInput) => ChosenFile | Promise<ChosenFile>;
}

/** Files and words, and each setting in sight a little otherwise than it begins. */
async function fillIn(form: ToolForm, tool: AnyTool, fileFor: Asked['fileFor'], isFile: boolean) {
  for (const [name, input] of editableInputs(tool)) {
    if (isFileInput(input) !== isFile) continue;
    if (isFileInput(input)) await form.give(name, [await fileFor(input)]);
    else if (kindOf(input).isWords) await form.words(name).fill('Waves roll in at dawn');
    else if (input.on !== undefined) await form.draw(name);
    else {
      const slider = form.place(name).getByRole('slider').first();
      if (await slider.isVisible()) await slider.press('Home');
    }
  }
}

/** From the first sight of a studio until it is empty again, as one person goes through it. */
export async function wholeJourney(
  page: Page,
  { tool, person, origin, fileFor }: Asked,
): Promise<StepMoved[]> {
  const form = new ToolForm(page, tool);
  const steps: StepMoved[] = [];
  let [before, told] = [0, 0];
  const ended = async (step: string) => {
    await allThere(page);
    await page.waitForLoadState('networkidle');
    await drawn(page);
    // What moved is told of once there is time.
    const { shift, moves } = await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      return (window as unknown as { seen: { shift: number; moves: string[] } }).seen;
    });
    steps.push({ step, shift: shift - before, moves: moves.slice(told) });
    [before, told] = [shift, moves.length];
  };
  await page.addInitScript(watchFrames);
  await enterAs(page, person);
  await form.open();
  await expect(form.root.locator('[data-component="CostBadge"]')).toBeVisible();
  await ended('arrive');
  await fillIn(form, tool, fileFor, true);
  await ended('choose');
  await fillIn(form, tool, fileFor, false);
  await ended('fill in');

  const release = await keepEngineBusy(origin);
  await form.generate.click();
  const cancel = form.root.getByRole('button', { name: /^Cancel/ }).first();
  await expect(cancel).toBeVisible();
  await ended('in line');
  await release();
  await expect(form.result.first()).toBeVisible(untilMade);
  await ended('made');
  const again = tool.words.again ?? againWords.another;
  await form.root.getByRole('button', { name: again, exact: true }).click();
  await expect(form.result).toHaveCount(0);
  await ended('empty again');
  return steps;
}
