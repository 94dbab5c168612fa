import { isFileInput, wholeOf, type AnyForm, type Draft, type Saying } from '@kinora/contract';
import { requestFor, type FixtureTool } from '@kinora/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  fixtureServer,
  isFollowed,
  openFixture,
  runsOnDevice,
  type AnyFixture,
  type FixtureStudio,
  type Opening,
} from './fixtureStudio.tsx';

/** What any tool can be put through, if it can take it. */
export type Step = (fixture: AnyFixture) => Promise<void>;

export const formOf = ({ tool, form }: AnyFixture) => ({
  tool: tool as AnyForm,
  form: form as Draft<AnyForm>,
});
export const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-input="${name}"]`);
export const stage = () => within(document.querySelector<HTMLElement>('[data-component="Stage"]')!);
export const progress = () =>
  document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? null;

/** Said to who hears it and to who sees it, beside what was made. */
export const expectTold = (ending: Saying): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(wholeOf(ending)).length).toBeGreaterThanOrEqual(2));

/** The files of a form, and what is drawn over them; and all the rest, which goes from one form into another. */
export function partsOf({ tool, form }: AnyFixture) {
  const all = Object.entries<unknown>(form);
  const isOfFiles = (name: string) => {
    const input = (tool as AnyForm).inputs[name]!;
    return isFileInput(input) || input.on !== undefined;
  };
  return {
    ofFiles: Object.fromEntries(all.filter(([name]) => isOfFiles(name))),
    rest: Object.fromEntries(all.filter(([name]) => !isOfFiles(name))),
  };
}

/** What whoever does the work is asked by a form that is filled in. */
export const askedOf = (fixture: AnyFixture): unknown =>
  runsOnDevice(fixture) ? fixture.form : requestFor(fixture);

const blobsWithin = (held: unknown): Blob[] =>
  held instanceof Blob
    ? [held]
    : typeof held === 'object' && held !== null
      ? Object.values(held).flatMap(blobsWithin)
      : [];

/** What lies in the files of a form: two of them are alike to a comparison, whatever is in them. */
export const contentsOf = (form: Readonly<Record<string, unknown>>) =>
  Promise.all(
    Object.entries(form).flatMap(([name, held]) =>
      blobsWithin(held).map(async (blob) => [name, await blob.text()]),
    ),
  );

export const begun = async (fixture: AnyFixture, opening: Opening = {}): Promise<FixtureStudio> => {
  const studio = await openFixture(fixture, { form: fixture.form, ...opening });
  await waitFor(() => expect(studio.button().getAttribute('aria-disabled')).not.toBe('true'));
  await studio.press();
  await studio.begun();
  return studio;
};
export const reported = async (studio: FixtureStudio, share: number) => {
  await act(async () => studio.report(share));
  await waitFor(() => expect(progress()).toBe(String(share * 100)));
};
export const finished = async (fixture: AnyFixture, opening: Opening = {}): Promise<FixtureStudio> => {
  const studio = await begun(fixture, opening);
  if (isFollowed(fixture)) await reported(studio, 0.4);
  await act(async () => studio.finish());
  await expectTold(fixture.tool.words.done);
  // Where the person looks, and nowhere else (D40).
  expect(studio.onMessage).not.toHaveBeenCalled();
  return studio;
};

/** What a server keeps of one that was made; asked of the fake as any client asks. */
export async function madeOf(fixture: FixtureTool) {
  const { generate, creations, ...api } = fixtureServer();
  const { taskId } = await generate.submit(await requestFor(fixture), { idempotencyKey: 'once' });
  if (taskId) api.jobs.advance(taskId, { status: 'completed' });
  return (await creations.list({ sort: 'newest' })).items[0]!;
}

export const server = (fixture: AnyFixture) => {
  if (runsOnDevice(fixture)) throw new Error(`${fixture.tool.id} has no server.`);
  return fixture;
};
