import {
  editableInputs,
  initialValues,
  isFileInput,
  isShown,
  layOver,
  lineIn,
  priceNotes,
  priceOf,
  validateDraft,
  wholeOf,
  type AnyForm,
  type Draft,
} from '@kinora/contract';
import type { Complaint } from '@kinora/contract/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { askedOf, contentsOf, formOf, placeOf, type Step } from './fixtureRuns.tsx';
import { openFixture, runsOnDevice, type AnyFixture } from './fixtureStudio.tsx';

/** Whether who is there hears it: what has the focus is described by it, alone or in its group, or it is read out as it comes. */
function isHeard(said: string, place: HTMLElement): boolean {
  if (within(place).getByText(said).closest('[aria-live]')) return true;
  for (let at = document.activeElement; at && place.contains(at); at = at.parentElement)
    for (const id of at.getAttribute('aria-describedby')?.split(' ') ?? [])
      if (document.getElementById(id)?.textContent?.includes(said)) return true;
  return false;
}

/** A form that is wrong in one input: a press brings the person there, where it is seen and heard. */
export async function saidAtItsPlace(fixture: AnyFixture, complaint: Complaint): Promise<void> {
  const said = wholeOf(complaint.message);
  const studio = await openFixture(fixture, { handed: complaint.draft });
  await studio.press();
  const at = placeOf(complaint.input)!;
  await waitFor(() => expect(within(at).getByText(said)).toBeTruthy());
  await waitFor(() => expect(at.contains(document.activeElement)).toBe(true));
  expect(isHeard(said, at)).toBe(true);
  expect(studio.wasAsked()).toBe(false);
}

/** The form before anything is begun: each step by itself, for any tool that can take it. */
export const formSteps = {
  async 'form drawn'(fixture) {
    const { tool } = formOf(fixture);
    const studio = await openFixture(fixture);
    const empty = initialValues(tool);
    for (const [name, input] of editableInputs(tool)) {
      // A place for a file says what may be put there.
      const said = isFileInput(input) ? input.hint : input.label;
      const place = placeOf(name);
      const isThere = isShown(tool, empty, name);
      expect([name, place?.textContent?.includes(said) ?? false]).toEqual([name, isThere]);
      if (isThere && input.help) expect(place!.textContent).toContain(input.help);
    }
    expect(document.querySelector('h1')?.textContent).toBe(tool.title);
    for (const line of [...tool.tips, ...priceNotes(tool), tool.notice ?? tool.summary])
      expect(screen.getByText(line)).toBeTruthy();
    if (tool.button === 'appears') expect(studio.button).toThrow(tool.words.generate);
    else expect(studio.button()).toBeTruthy();
  },

  async price(fixture) {
    const { tool, form } = formOf(fixture);
    await openFixture(fixture);
    // Shown wherever there is one (D9), also where the request does not tell it.
    const shown = (draft: Draft<AnyForm>) =>
      runsOnDevice(fixture) ? /^Free/ : new RegExp(`^${priceOf(tool, draft).total} credits · `);
    expect(screen.getByText(shown(initialValues(tool)))).toBeTruthy();
    cleanup();
    await openFixture(fixture, { form });
    expect(await screen.findByText(shown(form))).toBeTruthy();
  },

  async 'validation at its place'(fixture) {
    const { tool } = formOf(fixture);
    const [missing] = validateDraft(tool, initialValues(tool));
    const studio = await openFixture(fixture);
    await studio.press();
    const at = placeOf(missing!.input)!;
    await waitFor(() => expect(within(at).getByText(wholeOf(missing!.message))).toBeTruthy());
    await waitFor(() => expect(at.contains(document.activeElement)).toBe(true));
    expect(studio.onMessage).not.toHaveBeenCalled();
  },

  async 'validation listed under the button'(fixture) {
    const { tool } = formOf(fixture);
    const studio = await openFixture(fixture);
    if (tool.button !== 'appears') expect(studio.button().disabled).toBe(true);
    for (const { message } of validateDraft(tool, initialValues(tool)))
      expect(screen.getByText(new RegExp(lineIn(message)))).toBeTruthy();
  },

  async 'draft restored, files too'(fixture) {
    const { tool, form } = formOf(fixture);
    const studio = await openFixture(fixture, { form });
    studio.reload();
    const kept = await studio.drafts.load(tool);
    // What is drawn over a picture is kept with it.
    expect(kept).toEqual(layOver(tool, form).draft);
    expect(await contentsOf(kept!)).toEqual(await contentsOf(form));
    await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
    for (const [name] of editableInputs(tool)) expect([name, placeOf(name)]).not.toEqual([name, null]);
    await studio.press();
    await studio.begun();
    expect(studio.asked()).toEqual(await askedOf(fixture));
  },
} satisfies Record<string, Step>;
