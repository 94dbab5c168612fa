import {
  activityWords,
  editableInputs,
  kindOf,
  layOver,
  lineIn,
  titleIn,
  type AnyForm,
  type Draft,
  type GenerateReply,
  wholeOf,
  type Saying,
} from '@kinora/contract';
import { requestFor } from '@kinora/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import {
  askedOf,
  begun,
  expectTold,
  finished,
  formOf,
  placeOf,
  progress,
  reported,
  server,
  stage,
  type Step,
} from './fixtureRuns.tsx';
import {
  caption,
  fixtureServer,
  isFollowed,
  openFixture,
  runsOnDevice,
  trained,
  type AnyFixture,
} from './fixtureStudio.tsx';

/** Pressed, with a server that answers so. */
async function answered(fixture: AnyFixture, answer: () => Promise<GenerateReply>) {
  const { tool, form } = server(fixture);
  const api = fixtureServer();
  api.generate.submit = answer;
  const studio = await openFixture(fixture, { form, api });
  await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
  await studio.press();
  if (!isFollowed(fixture)) studio.finish();
  return { ...studio, words: tool.words };
}

/** What stands on the stage of it, letter for letter: a title and a line each by itself. */
const standsThere = async (saying: Saying) => {
  for (const said of new Set([titleIn(saying), lineIn(saying)]))
    expect(await stage().findByText(said)).toBeTruthy();
};

/** The input that is left to chance where a form leaves it as it starts. */
export const chanceIn = ({ tool }: AnyFixture): string | undefined =>
  editableInputs(tool as AnyForm).find(([, input]) => kindOf(input).drawn !== undefined)?.[0];

/** From the press to what comes of it: each step by itself, for any tool that can take it. */
export const runSteps = {
  async sent(fixture) {
    const { tool } = server(fixture);
    const { asked } = await begun(fixture);
    expect(asked()).toEqual(await askedOf(fixture));
    if (isFollowed(fixture)) expect(await stage().findByText(tool.words.started)).toBeTruthy();
    // Nothing has begun that could go on without the person: there is only an answer to wait for.
    else expect(stage().queryByText(tool.words.started)).toBeNull();
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
    await expectTold(fixture.tool.words.done);
  },

  async cancelled(fixture) {
    const studio = await begun(fixture);
    await studio.user.click(await screen.findByText('Cancel'));
    await waitFor(() => expect(studio.button().disabled).toBe(false));
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
    const said = studio.onMessage.mock.calls.map(([message]) => (message as { title: string }).title);
    expect(screen.queryByText(wholeOf(fixture.tool.words.done))).toBeNull();
    expect(said.includes(activityWords.wasCancelled)).toBe(!runsOnDevice(fixture));
  },

  async failed(fixture) {
    const { tool } = formOf(fixture);
    const studio = await begun(fixture);
    await act(async () => studio.fail('The colours ran out.'));
    expect(await screen.findByText('The colours ran out.')).toBeTruthy();
    if (!runsOnDevice(fixture)) expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    expect(screen.getByText('Retry')).toBeTruthy();
    expect(await studio.drafts.load(tool)).toEqual(layOver<AnyForm>(tool, fixture.form).draft);
    expect(studio.button().disabled).toBe(false);
  },

  async 'failed for no reason given'(fixture) {
    const studio = await begun(fixture);
    await act(async () => studio.fail(''));
    await standsThere(fixture.tool.words.failed);
  },

  async 'broken off'(fixture) {
    const { words } = await answered(fixture, () => Promise.reject(new TypeError('x is not a function')));
    await standsThere(words.broke ?? words.failed);
    // Nobody knows whether it was accepted.
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  },

  async 'answered without a file'(fixture) {
    const { words } = await answered(fixture, async () => ({}));
    if (words.standIn === undefined) return standsThere(words.noAddress ?? words.failed);
    await expectTold(words.standIn);
  },

  async 'finished and shown'(fixture) {
    const { tool } = formOf(fixture);
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
    const isOwn = fixture.tool.makes === 'model' && !runsOnDevice(fixture);
    const { again, download } = tool.words;
    // A product that shows a model itself says what comes after it itself.
    for (const said of isOwn ? [] : [again, download])
      if (said !== undefined) expect(stage().getByText(said)).toBeTruthy();
    if (tool.fileName !== undefined)
      expect(document.querySelector('[download]')?.getAttribute('download')).toMatch(tool.fileName);
    expect(follow).toHaveBeenCalledTimes(isFollowed(fixture) && !runsOnDevice(fixture) ? 1 : 0);
  },

  async 'made again by the same chance'(fixture) {
    const name = chanceIn(fixture)!;
    const { form, tool } = server(fixture);
    const asking = (value: unknown) =>
      requestFor({ ...server(fixture), form: { ...form, [name]: value } as Draft<typeof tool> });
    const api = fixtureServer();
    const studio = await finished(fixture, { api, form: { ...form, [name]: null } });
    expect(studio.asked()).toEqual(await asking(null));
    const [made] = (await api.creations.list({ sort: 'newest' })).items;
    const drawn = made!.settings![name];
    expect(drawn).toEqual(expect.any(Number));
    const lock = () => within(placeOf(name)!).getByLabelText(`Keep the last seed, ${String(drawn)}`);
    await studio.user.click(await waitFor(lock));
    await studio.press();
    const kept = await asking(drawn);
    await waitFor(() => expect(studio.asked()).toEqual(kept));
  },
} satisfies Record<string, Step>;
