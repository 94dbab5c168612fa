// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sixFrames } from '../ContactSheet/ContactSheet.fixtures.ts';
import { ContactSheet } from '../ContactSheet/index.ts';

afterEach(cleanup);

const sheetWith = (chosen: number) => (
  <ContactSheet
    creations={sixFrames}
    selectedIds={new Set(sixFrames.slice(0, chosen).map(({ id }) => id))}
    onLikeToggled={() => {}}
    onDownloadRequested={() => {}}
    onDeleteRequested={() => {}}
    onAlbumRequested={() => {}}
    onZipRequested={() => {}}
  />
);

test('the bar of what is chosen comes with the first frame that is, and is there at once with each that is later', async () => {
  const { rerender } = render(sheetWith(0));
  expect(screen.queryByRole('toolbar')).toBeNull();
  rerender(sheetWith(1));
  expect((await screen.findByRole('toolbar')).textContent).toContain('1 creation chosen');
  rerender(sheetWith(0));
  expect(screen.queryByRole('toolbar')).toBeNull();
  rerender(sheetWith(2));
  expect(screen.getByRole('toolbar').textContent).toContain('2 creations chosen');
});

test('keys reach the bar of what is chosen, which is one stop, and walk in it', async () => {
  render(sheetWith(1));
  const album = await screen.findByRole('button', { name: 'Add to album' });
  const person = userEvent.setup();
  for (let stops = 0; stops < 40 && document.activeElement !== album; stops += 1) await person.tab();
  expect(document.activeElement).toBe(album);
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download as zip' }));
});
