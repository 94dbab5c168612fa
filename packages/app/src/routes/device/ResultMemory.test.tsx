// @vitest-environment happy-dom
import { initialValues, ultimateUpscale } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { DeviceStudio } from '@kinora/studio-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStorage, visitor } from '../../drafts/draftStorage.ts';
import { draftStore } from '../../drafts/draftStore.ts';
import type { FileStorage, StoredFile } from '../../drafts/fileStorage.ts';
import { keepResult } from '../../drafts/keptResult.ts';
import { memorySession } from '../../tabSession.ts';
import { filesInMemory } from '../../testing/filesInMemory.ts';
import { ResultMemory } from './ResultMemory.tsx';

afterEach(cleanup);

/** A page that is loaded anew, of a tab in which a picture was enlarged; its result is read when the test says so. */
async function load({ isPatient = true } = {}) {
  const session = memorySession();
  const files = new Map<string, StoredFile>();
  const before = draftStorage({ session, fileStorage: filesInMemory(files) });
  keepResult({ storage: before, owner: visitor }, ultimateUpscale, {
    is: 'image',
    blob: new Blob(['drawn'], { type: 'image/png' }),
    width: 1280,
    height: 720,
    name: 'harbour-4x.png',
    milliseconds: 3200,
  });
  const [result] = files.keys();
  const picture = mediaFileFixture({ name: 'harbour.png' });
  draftStore(before, visitor).save(ultimateUpscale, {
    ...initialValues(ultimateUpscale),
    image: picture,
    factor: 4,
  });

  let read = () => {};
  const held = new Promise<void>((resolve) => (read = resolve));
  const kept = filesInMemory(files);
  const fileStorage: FileStorage = {
    ...kept,
    get: async (name) => {
      if (name === result) await held;
      return kept.get(name);
    },
  };
  const storage = draftStorage({ session, fileStorage });
  const drafts = draftStore(storage, visitor);
  const place = { storage, owner: visitor };
  // As the page has it: what the form itself holds was read before it is drawn.
  await drafts.load(ultimateUpscale);
  // How long the stage waits is no matter of how quick this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <DeviceStudio
      tool={ultimateUpscale}
      engine={{ run: () => new Promise(() => {}) }}
      drafts={drafts}
      onMessage={() => {}}
      companion={(studio) => <ResultMemory studio={studio} place={place} />}
    />,
  );
  if (!isPatient) act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  // The code of all editors is here.
  await screen.findByRole('radio', { name: '2x' });
  expect(removal() === null).toBe(isPatient);
  return {
    /** All that follows from the reading has happened. */
    async endReading() {
      await act(async () => {
        read();
        await vi.waitFor(() => expect([...storage.held.keys()]).toContain(result));
      });
      await act(async () => {});
    },
  };
}

/** In the place for files, which gives way to what is on its way to the stage. */
const removal = () => screen.queryByRole('button', { name: /Remove/ });
const startAgain = () => screen.queryByRole('button', { name: 'Reset' });

it('an enlarged picture stands on its stage again where nothing was begun before it is read', async () => {
  const { endReading } = await load();
  await endReading();
  expect(await screen.findByRole('button', { name: 'Reset' })).toBeTruthy();
});

it('an enlarged picture stays away from a form in which something was chosen before it is read', async () => {
  const { endReading } = await load();
  await userEvent.click(screen.getByRole('radio', { name: '2x' }));
  expect(removal()).not.toBeNull();
  await endReading();
  expect(startAgain()).toBeNull();
});

it('an enlarged picture stays away from a form in which a setting was put back, of which no field tells', async () => {
  const { endReading } = await load();
  await userEvent.click(screen.getByRole('button', { name: 'Reset upscale factor' }));
  expect(removal()).not.toBeNull();
  await endReading();
  expect(startAgain()).toBeNull();
});

it('an enlarged picture stays away from a form into which a file was dropped that is not read yet', async () => {
  const { endReading } = await load();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } });
  expect(removal()).not.toBeNull();
  await endReading();
  expect(startAgain()).toBeNull();
});

it('an enlarged picture that is read after the stage stopped waiting stays away from the form without its picture', async () => {
  const { endReading } = await load({ isPatient: false });
  await userEvent.click(removal()!);
  await endReading();
  expect(startAgain()).toBeNull();
  expect(screen.queryByText('harbour.png')).toBeNull();
});
