// @vitest-environment happy-dom
import { libraryWords } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { albumsQuery } from '../../queries/albums.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { appWindow } from '../../testing/appWindow.tsx';
import { useAlbumTasks } from './useAlbumTasks.tsx';

const words = libraryWords.albums;
const account = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

function Albums({ userId }: { userId: string }) {
  const { data = [] } = useQuery(albumsQuery(useStudioApi(), userId));
  const { dialogs, ask } = useAlbumTasks(userId, data);
  return (
    <>
      {data.map(({ id, title }) => (
        <div key={id}>
          <button onClick={() => ask({ kind: 'delete', albumId: id })}>Delete {title}</button>
          <button onClick={() => ask({ kind: 'rename', albumId: id })}>Rename {title}</button>
        </div>
      ))}
      {dialogs}
      <ToastRegion queue={useToasts()} />
    </>
  );
}

afterEach(cleanup);

it('what went well with an album ends what was said of one that failed (D40)', async () => {
  const failures = { 'library.deleteAlbum': { kind: 'Unexpected', message: 'It was refused.' } } as const;
  const api = createFakeStudioApi({ scenario: { accounts: [account], failures } });
  const session = await api.auth.session();
  await api.library.saveAlbum({ title: 'Harbours', description: '' });
  render(<Albums userId={session!.user.id} />, appWindow(api));
  const person = userEvent.setup();
  await act(async () => {});
  await person.click(await screen.findByRole('button', { name: 'Delete Harbours' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(words.failed)).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Rename Harbours' }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words.saved)).toBeDefined();
  expect(screen.queryByText(words.failed)).toBeNull();
});
