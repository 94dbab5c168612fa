// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

afterEach(cleanup);

const library = { id: 'library', label: 'Library', href: '/library' };
const albums = { id: 'albums', label: 'Albums', href: '/library/albums' };
const harbour = { id: 'harbour', label: 'Harbour', href: '/library/albums/harbour' };
const frame = { id: 'frame', label: 'Frame 12' };
const path: BreadcrumbsProps['items'] = [library, albums, harbour, frame];

test('breadcrumbs are a landmark with the ways back up, in their order, and the page that shows', () => {
  render(<Breadcrumbs items={path} />);
  const nav = within(screen.getByRole('navigation', { name: 'Path to this page' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Library', '/library'],
    ['Albums', '/library/albums'],
    ['Harbour', '/library/albums/harbour'],
  ]);
  const here = nav.getByText('Frame 12');
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(here.querySelector('a')).toBeNull();
});

test("breadcrumbs go through the app's router, by key too", async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Breadcrumbs items={path} />
    </NavigationProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/library');
});

test('what has no room is in a menu, which leads to the same places', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Breadcrumbs items={path} labels={{ placesBetween: 'Orte dazwischen' }} />
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Orte dazwischen' }));
  const places = await screen.findAllByRole('menuitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['Albums', 'Harbour']);
  await userEvent.click(places[1] as HTMLElement);
  expect(navigate.mock.calls[0]?.[0]).toBe('/library/albums/harbour');
});

test('a short path has nothing to fold', () => {
  render(<Breadcrumbs items={[library, albums, frame]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the page that shows may be the whole path', () => {
  render(<Breadcrumbs items={[frame]} label="Where this frame is" />);
  expect(screen.getByRole('navigation', { name: 'Where this frame is' }).textContent).toBe('Frame 12');
});

test('breadcrumbs without items are a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Breadcrumbs items={[] as never} />)).toThrow('Breadcrumbs were given no items.');
  quiet.mockRestore();
});
