import {
  activityWords,
  editableInputs,
  initialValues,
  isFileInput,
  isShown,
  lineIn,
  priceOf,
  receiptWords,
  recordOf,
  settingLines,
  titleIn,
  titleOf,
  usedElsewhere,
  validateDraft,
  wholeOf,
  type AnyForm,
  type Draft,
} from '@kinora/contract';
import { chosenClip, chosenPicture, valuesFor } from '@kinora/contract/testing';
import { recordPiece } from '@kinora/media';
import { ContactSheet, SettingsReceipt } from '@kinora/studio-kit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { offeredSettings } from '../offeredSettings.ts';
import {
  caption,
  fixtureServer,
  isFollowed,
  openFixture,
  runsOnDevice,
  trained,
  type AnyFixture,
} from './fixtureStudio.tsx';
import {
  formOf,
  placeOf,
  stage,
  progress,
  partsOf,
  askedOf,
  contentsOf,
  begun,
  reported,
  finished,
  madeOf,
  server,
} from './fixtureRuns.tsx';

/** From an empty form to one that is filled from what was made: each step by itself, for any tool that can take it. */
export const steps: Readonly<Record<string, (fixture: AnyFixture) => Promise<void>>> = {
  async 'form drawn'(fixture) {
    const { tool } = formOf(fixture);
    const studio = await openFixture(fixture);
    const empty = initialValues(tool);
    for (const [name, input] of editableInputs(tool)) {
      // A place for a file says what may be put there.
      const said = isFileInput(input) ? input.hint : input.label;
      expect([name, placeOf(name)?.textContent?.includes(said) ?? false]).toEqual([
        name,
        isShown(tool, empty, name),
      ]);
    }
    expect(document.querySelector('h1')?.textContent).toBe(tool.title);
    expect(screen.getByText(tool.tips[0]!)).toBeTruthy();
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

  async 'read back from a file'(fixture) {
    const { tool } = server(fixture);
    // As whatever it makes comes: a picture's record stands near its beginning, a clip's behind all of it.
    const [type, made] =
      tool.makes === 'video'
        ? ['video/mp4', chosenClip().blob]
        : ['image/png', chosenPicture('made.png').blob];
    const { rest } = partsOf(fixture);
    const record = recordPiece(type, new Uint8Array(await made.arrayBuffer()), {
      engine: 'Held engine',
      tool: tool.id,
      model: tool.call.model,
      // As whoever makes it writes it.
      ...recordOf(tool, await valuesFor(server(fixture))),
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    })!;
    const at = record.at === 'end' ? made.size : record.at;
    const file = new File([made.slice(0, at), record.bytes, made.slice(at)], 'made', { type });
    expect(record.at === 'end').toBe(tool.makes === 'video');
    const offer = await offeredSettings(file, tool, () => false);
    expect(offer).toEqual({ from: tool, values: rest, left: [], model: null, lost: null });
  },

  async 'draft restored, files too'(fixture) {
    const { tool, form } = formOf(fixture);
    const studio = await openFixture(fixture, { form });
    studio.reload();
    const kept = await studio.drafts.load(tool);
    expect(kept).toEqual(form);
    expect(await contentsOf(kept!)).toEqual(await contentsOf(form));
    await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
    for (const [name] of editableInputs(tool)) expect([name, placeOf(name)]).not.toEqual([name, null]);
    await studio.press();
    await studio.begun();
    expect(studio.asked()).toEqual(await askedOf(fixture));
  },

  async sent(fixture) {
    const { tool } = server(fixture);
    const { asked, onMessage } = await begun(fixture);
    expect(asked()).toEqual(await askedOf(fixture));
    const started = { tone: 'info', topic: tool.id, title: tool.words.started };
    if (isFollowed(fixture)) await waitFor(() => expect(onMessage).toHaveBeenCalledWith(started));
    // Nothing has begun that could go on without the person: there is only an answer to wait for.
    else expect(onMessage).not.toHaveBeenCalled();
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
    const api = fixtureServer();
    const follow = vi.spyOn(api.generate, 'follow');
    await finished(fixture, { api });
    const [made] = (await api.creations.list({ sort: 'newest' })).items;
    const shows = (selector: string) => () =>
      made?.file_url != null && document.querySelector(selector)?.getAttribute('src') === made.file_url;
    const shown: Readonly<Record<string, () => unknown>> = {
      video: shows('[data-component="ResultPlayer"] video'),
      image: runsOnDevice(fixture)
        ? () => stage().queryByText(/^640 × 360/)
        : shows('[data-component="ResultImage"] img'),
      prompt: () => stage().queryByDisplayValue(caption),
      model: () => stage().queryByText(trained),
    };
    await waitFor(() => expect(shown[fixture.tool.makes]!()).toBeTruthy());
    expect(follow).toHaveBeenCalledTimes(isFollowed(fixture) && !runsOnDevice(fixture) ? 1 : 0);
  },

  async 'found in the history'(fixture) {
    const { tool, form } = server(fixture);
    const creation = await madeOf(server(fixture));
    const settings = await valuesFor(server(fixture));
    expect(creation.settings).toEqual(settings);
    const onOpened = vi.fn();
    const events = { onLikeToggled: vi.fn(), onDownloadRequested: vi.fn(), onDeleteRequested: vi.fn() };
    // Only the frames in sight are drawn, and nothing has a size here.
    for (const side of ['clientWidth', 'clientHeight'] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
    render(<ContactSheet {...events} creations={[creation]} onOpened={onOpened} />);
    await userEvent.dblClick(screen.getByRole('row', { name: titleOf(creation) }));
    expect(onOpened).toHaveBeenCalledWith({ creation });
    cleanup();

    render(<SettingsReceipt creation={creation} tool={tool as AnyForm} />);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    const asked = settingLines({ prompt: null, settings }, tool, receiptWords);
    expect(asked.map(({ id }) => id)).toEqual(editableInputs(tool).map(([name]) => name));
    expect(rows).toEqual(expect.arrayContaining(asked.map(({ label, text }) => [label, text])));
    expect(screen.getByText(`${priceOf(tool, form).total} credits`)).toBeTruthy();
    expect(screen.queryByText(/object Object/)).toBeNull();
  },

  async reused(fixture) {
    const { tool } = server(fixture);
    const { settings } = await madeOf(server(fixture));
    const { ofFiles, rest } = partsOf(fixture);
    const { values, left } = usedElsewhere(tool, settings!, tool as AnyForm);
    expect({ values, left }).toEqual({ values: rest, left: [] });
    // Files are chosen anew, and drawn over anew; then it asks for the very same.
    const { asked } = await begun(fixture, { form: { ...ofFiles, ...values } });
    expect(asked()).toEqual(await askedOf(fixture));
  },
};
