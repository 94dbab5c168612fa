import {
  activityWords,
  editableInputs,
  initialValues,
  isShown,
  lineIn,
  priceOf,
  titleIn,
  usedElsewhere,
  validateDraft,
  wholeOf,
  type AnyForm,
  type Draft,
} from '@kinora/contract';
import { bytesOf, onePixelPng, requestFor, type FixtureTool } from '@kinora/contract/testing';
import { recordPiece } from '@kinora/media';
import { SettingsReceipt } from '@kinora/studio-kit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { offeredSettings } from '../offeredSettings.ts';
import {
  caption,
  fixtureServer,
  openFixture,
  runsOnDevice,
  trained,
  type AnyFixture,
  type FixtureStudio,
  type Opening,
} from './fixtureStudio.tsx';

const formOf = ({ tool, form }: AnyFixture) => ({ tool: tool as AnyForm, form: form as Draft<AnyForm> });
const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-input="${name}"]`);
const stage = () => within(document.querySelector<HTMLElement>('[data-component="Stage"]')!);
const progress = () => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? null;

/** What is letter for letter in a form, a record and a history; files and drawings have places of their own. */
const plainIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'object'));

const begun = async (fixture: AnyFixture, opening: Opening = {}): Promise<FixtureStudio> => {
  const studio = await openFixture(fixture, { form: fixture.form, ...opening });
  await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
  await studio.press();
  await studio.begun();
  return studio;
};
const reported = async (studio: FixtureStudio, share: number) => {
  await act(async () => studio.report(share));
  await waitFor(() => expect(progress()).toBe(String(share * 100)));
};
const finished = async (fixture: AnyFixture): Promise<FixtureStudio> => {
  const studio = await begun(fixture);
  await reported(studio, 0.4);
  await act(async () => studio.finish());
  const tone = { tone: 'success', topic: fixture.tool.id };
  await waitFor(() =>
    expect(studio.onMessage).toHaveBeenCalledWith({ ...tone, title: titleIn(fixture.tool.words.done) }),
  );
  return studio;
};

/** What a server keeps of one that was made; asked of the fake as any client asks. */
async function madeOf(fixture: FixtureTool) {
  const { generate, creations, ...api } = fixtureServer();
  const { taskId } = await generate.submit(await requestFor(fixture), { idempotencyKey: 'once' });
  api.jobs.advance(taskId!, { status: 'completed' });
  return (await creations.list({ sort: 'newest' })).items[0]!;
}

const server = (fixture: AnyFixture) => {
  if (runsOnDevice(fixture)) throw new Error(`${fixture.tool.id} has no server.`);
  return fixture;
};

/** From an empty form to one that is filled from what was made: each step by itself, for any tool that can take it. */
export const steps: Readonly<Record<string, (fixture: AnyFixture) => Promise<void>>> = {
  async 'form drawn'(fixture) {
    const { tool } = formOf(fixture);
    const studio = await openFixture(fixture);
    const empty = initialValues(tool);
    for (const [name, input] of editableInputs(tool)) {
      // A place for a file says what may be put there.
      const said = 'hint' in input ? input.hint : input.label;
      expect([name, placeOf(name)?.textContent?.includes(said) ?? false]).toEqual([
        name,
        isShown(tool, empty, name),
      ]);
    }
    expect(document.querySelector('h1')?.textContent).toBe(tool.title);
    expect(screen.getByText(tool.tips[0]!)).toBeTruthy();
    expect(studio.button()).toBeTruthy();
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
    expect(studio.button().disabled).toBe(true);
    for (const { message } of validateDraft(tool, initialValues(tool)))
      expect(screen.getByText(new RegExp(lineIn(message)))).toBeTruthy();
  },

  async 'read back from a file'(fixture) {
    const { tool, form } = server(fixture);
    const png = bytesOf(onePixelPng);
    const { prompt = '', ...settings } = plainIn(form) as Record<string, string>;
    const record = recordPiece('image/png', png, {
      engine: 'Held engine',
      tool: tool.id,
      model: tool.call.model,
      prompt,
      settings,
      seed: typeof settings['seed'] === 'number' ? settings['seed'] : null,
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    })!;
    const at = record.at as number;
    const file = new File([png.slice(0, at), record.bytes, png.slice(at)], 'made.png', { type: 'image/png' });
    const offer = await offeredSettings(file, tool, () => false);
    expect(offer).toMatchObject({ from: tool, values: plainIn(form), left: [] });
  },

  async 'draft restored, files too'(fixture) {
    const { tool, form } = formOf(fixture);
    const studio = await openFixture(fixture, { form });
    studio.reload();
    expect(await studio.drafts.load(tool)).toEqual(form);
    await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
    for (const [name] of editableInputs(tool)) expect([name, placeOf(name)]).not.toEqual([name, null]);
  },

  async sent(fixture) {
    const { tool } = server(fixture);
    const api = fixtureServer();
    const submit = vi.spyOn(api.generate, 'submit');
    const { onMessage } = await begun(fixture, { api });
    expect(submit.mock.calls[0]![0]).toEqual(await requestFor(server(fixture)));
    const started = { tone: 'info', topic: tool.id, title: tool.words.started };
    await waitFor(() => expect(onMessage).toHaveBeenCalledWith(started));
  },

  async 'followed for half an hour'(fixture) {
    // The clock is the test's own: whatever would give up after a while gives up here.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    const studio = await begun(fixture, { user });
    await reported(studio, 0.1);
    for (let minutes = 0; minutes < 30; minutes += 1)
      await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    await reported(studio, 0.9);
    expect(studio.button(fixture.tool.words.busy).disabled).toBe(true);
  },

  async 'reloaded in the middle'(fixture) {
    const studio = await begun(fixture);
    await reported(studio, 0.4);
    studio.reload();
    await waitFor(() => expect(progress()).toBe('40'));
    await act(async () => studio.finish());
    await waitFor(() =>
      expect(studio.onMessage).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'success', topic: fixture.tool.id }),
      ),
    );
  },

  async cancelled(fixture) {
    const studio = await begun(fixture);
    const cancel = await waitFor(() => {
      const found = document.querySelector('[data-component="DevelopingFrame"] button');
      if (!found) throw new Error('There is nothing to cancel yet.');
      return found;
    });
    await studio.user.click(cancel);
    await waitFor(() => expect(studio.button().disabled).toBe(false));
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
    const said = studio.onMessage.mock.calls.map(([message]) => (message as { title: string }).title);
    expect(said).not.toContain(titleIn(fixture.tool.words.done));
    expect(said.includes(activityWords.wasCancelled)).toBe(!runsOnDevice(fixture));
  },

  async failed(fixture) {
    const { tool } = formOf(fixture);
    const studio = await begun(fixture);
    await act(async () => studio.fail('The colours ran out.'));
    expect(await screen.findByText('The colours ran out.')).toBeTruthy();
    if (!runsOnDevice(fixture)) expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    expect(screen.getByText('Retry')).toBeTruthy();
    expect(await studio.drafts.load(tool)).toEqual(fixture.form);
    expect(studio.button().disabled).toBe(false);
  },

  async 'finished and shown'(fixture) {
    await finished(fixture);
    const shown: Readonly<Record<string, () => unknown>> = {
      video: () => document.querySelector('[data-component="ResultPlayer"] video'),
      image: () => document.querySelector('[data-component="ResultImage"] img'),
      prompt: () => stage().queryByDisplayValue(caption),
      model: () => stage().queryByText(trained),
    };
    await waitFor(() => expect(shown[fixture.tool.makes]!()).toBeTruthy());
  },

  async 'found in the history'(fixture) {
    const { tool, form } = server(fixture);
    const creation = await madeOf(server(fixture));
    render(<SettingsReceipt creation={creation} tool={tool as AnyForm} />);
    const rows = screen.getAllByRole('term').map((term) => term.textContent);
    expect(rows).toEqual(expect.arrayContaining(editableInputs(tool).map(([, { label }]) => label)));
    expect(screen.getByText(`${priceOf(tool, form).total} credits`)).toBeTruthy();
    expect(screen.queryByText(/object Object/)).toBeNull();
  },

  async reused(fixture) {
    const { tool, form } = server(fixture);
    const { settings } = await madeOf(server(fixture));
    const { values, left } = usedElsewhere(tool, settings!, tool as AnyForm);
    expect(left).toEqual([]);
    expect(values).toMatchObject(plainIn(form));
    await openFixture(fixture, { form: { ...initialValues(tool), ...values } });
    const price = new RegExp(`^${priceOf(tool, form).total} credits`);
    expect(await screen.findByText(price)).toBeTruthy();
  },
};
