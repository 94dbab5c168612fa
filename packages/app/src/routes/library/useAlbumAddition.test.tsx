// @vitest-environment happy-dom
import { libraryWords } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useToasts } from '../../toasts.tsx';
import { appWindow } from '../../testing/appWindow.tsx';
import { useAlbumAddition } from './useAlbumAddition.tsx';

const frame = creationFixture();
const account = { email: 'mara@example.com', password: 'correct horse', creations: [frame] };

function Adding({ userId }: { userId: string }) {
  const { dialog, ask } = useAlbumAddition(userId);
  return (
    <>
      <button onClick={() => ask({ creations: [frame] })}>Put it away</button>
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
  const title = await dialog.findByRole('textbox', { name: /Title/ });
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
