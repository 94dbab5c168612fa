// @vitest-environment happy-dom
import { libraryWords, listWords } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../toasts.tsx';
import { appWindow } from '../../testing/appWindow.tsx';
import { useAlbumAddition } from './useAlbumAddition.tsx';

const frame = creationFixture();
const other = creationFixture({ id: '00000000-0000-4000-8000-00000000000b' });
const account = { email: 'mara@example.com', password: 'correct horse', creations: [frame, other] };

function Adding({ userId }: { userId: string }) {
  const { dialog, ask } = useAlbumAddition(userId);
  return (
    <>
      <button onClick={() => ask({ creations: [frame] })}>Put it away</button>
      <button onClick={() => ask({ creations: [frame, other] })}>Put both away</button>
      {dialog}
      <ToastRegion queue={useToasts()} />
    </>
  );
}

afterEach(cleanup);

const asked = async (change: (api: ReturnType<typeof createFakeStudioApi>) => void) => {
  const api = createFakeStudioApi({ scenario: { accounts: [account] } });
  change(api);
  const session = await api.auth.session();
  render(<Adding userId={session!.user.id} />, appWindow(api));
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Put it away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 creation to an album' }));
  return { api, person, dialog };
};

it('a new album that was made, and would not take the frames at first, is not made a second time (D19)', async () => {
  let isRefused = true;
  const { api, person, dialog } = await asked(({ library }) => {
    const { addToAlbum } = library;
    library.addToAlbum = (...given) => (isRefused ? Promise.reject(new Error('No.')) : addToAlbum(...given));
  });
  const title = await dialog.findByRole('textbox', { name: /New album title/ });
  await person.type(title, 'Harbours{Enter}');
  expect(await dialog.findByText(libraryWords.albums.failed)).toBeDefined();
  isRefused = false;
  await person.type(title, ' at night{Enter}');
  expect(await screen.findByText('Added to Harbours at night')).toBeDefined();
  const albums = await api.library.albums();
  expect(albums.map((album) => [album.title, album.itemCount])).toEqual([['Harbours at night', 1]]);
});

it('the dialog that asks into which album opens before the albums have been read', async () => {
  const { dialog } = await asked(({ library }) => {
    library.albums = () => new Promise(() => {});
  });
  expect(dialog.getByRole('group', { name: 'Album' }).getAttribute('aria-busy')).toBe('true');
  expect(dialog.queryByRole('textbox')).toBeNull();
});

/** The dialog is closed while an addition is on its way, and opened for others; then comes the answer. */
const lateAnswer = async (answer: () => Promise<number>) => {
  let come = () => {};
  const awaited = new Promise<void>((resolve) => (come = resolve));
  let isHeld = true;
  const { api, person, dialog } = await asked(({ library }) => {
    const { addToAlbum } = library;
    library.addToAlbum = (...given) => (isHeld ? awaited.then(answer) : addToAlbum(...given));
  });
  await person.type(await dialog.findByRole('textbox', { name: /title/i }), 'Harbours{Enter}');
  await waitFor(async () => expect(await api.library.albums()).toHaveLength(1));
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Put both away' }));
  const next = within(await screen.findByRole('dialog', { name: 'Add 2 creations to an album' }));
  isHeld = false;
  come();
  return { api, person, next };
};

it('an addition that ends late says so, and leaves open the dialog that was opened for others since', async () => {
  const { api, person, next } = await lateAnswer(async () => 1);
  expect(await screen.findByText('Added to Harbours')).toBeDefined();
  await person.click(await next.findByRole('radio', { name: libraryWords.albums.create }));
  await person.type(next.getByRole('textbox', { name: /title/i }), 'Bridges{Enter}');
  expect(await screen.findByText('Added to Bridges')).toBeDefined();
  expect((await api.library.albums()).map(({ title }) => title).toSorted()).toEqual(['Bridges', 'Harbours']);
});

it('an addition that fails late is told in passing, and not in the dialog that was opened for others since', async () => {
  const { next } = await lateAnswer(() => Promise.reject(new Error('No.')));
  expect(await screen.findByText(libraryWords.albums.failed)).toBeDefined();
  expect(next.queryByText(libraryWords.albums.failed)).toBeNull();
});

/** One album has the first of two frames. */
const inHarbours = (change: (api: ReturnType<typeof createFakeStudioApi>) => void = () => {}) =>
  asked((api) => {
    const { library } = api;
    const { albums } = library;
    const made = library
      .saveAlbum({ title: 'Harbours' })
      .then((album) => library.addToAlbum(album, [frame.id]));
    library.albums = (...given) => made.then(() => albums(...given));
    change(api);
  });

it('an album that has the chosen frame already is not offered again, and that it has it is said (D19)', async () => {
  const { person, dialog } = await inHarbours();
  expect(await dialog.findAllByText('Already in it')).not.toHaveLength(0);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Harbours' }).disabled).toBe(true);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Put both away' }));
  const next = within(await screen.findByRole('dialog', { name: 'Add 2 creations to an album' }));
  expect(await next.findAllByText('1 of 2 already in it')).not.toHaveLength(0);
  expect(next.getByRole<HTMLInputElement>('radio', { name: 'Harbours' }).disabled).toBe(false);
});

it('albums are offered also where it cannot be known what they have (D19)', async () => {
  const { dialog } = await inHarbours(({ library }) => {
    library.albumsHolding = () => Promise.reject(new Error('No.'));
  });
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Harbours' })).disabled).toBe(false);
});

it('albums are offered before it is known what they have, and one that turns out to have the frame is chosen no more (D19)', async () => {
  let know = () => {};
  const known = new Promise<void>((resolve) => (know = resolve));
  const { dialog } = await inHarbours(({ library }) => {
    const { albumsHolding } = library;
    library.albumsHolding = (...given) => known.then(() => albumsHolding(...given));
  });
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
  await dialog.findByRole('radio', { name: 'Harbours' });
  expect([radio('Harbours').checked, radio('Harbours').disabled]).toEqual([true, false]);
  know();
  expect(await dialog.findAllByText('Already in it')).not.toHaveLength(0);
  expect([radio('Harbours').checked, radio('Harbours').disabled]).toEqual([false, true]);
  expect(radio(libraryWords.albums.create).checked).toBe(true);
});

it('albums that were read are offered also where they cannot be read again, and that is said', async () => {
  const { api, person, dialog } = await inHarbours();
  await dialog.findByRole('radio', { name: 'Harbours' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.library.albums = () => Promise.reject(new Error('No.'));
  api.library.albumsHolding = () => new Promise(() => {});
  // By then they may have changed.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await person.click(screen.getByRole('button', { name: 'Put both away' }));
  const next = within(await screen.findByRole('dialog', { name: 'Add 2 creations to an album' }));
  expect(await next.findByText(libraryWords.loadFailed(listWords.what.albums))).toBeDefined();
  expect(next.getByRole('radio', { name: 'Harbours' })).toBeDefined();
  later.mockRestore();
});
