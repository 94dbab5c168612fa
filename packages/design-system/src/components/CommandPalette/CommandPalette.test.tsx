// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { House, Images } from '../../icons/glyphs.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';

afterEach(cleanup);

const items = [
  { id: 'home', label: 'Home', group: 'Go to', icon: House, href: '/' },
  {
    id: 'history',
    label: 'Creation history',
    group: 'Go to',
    icon: Images,
    keywords: ['gallery'],
    href: '/history',
  },
  { id: 'dark', label: 'Use the dark mode', group: 'Settings', shortcut: ['Ctrl', 'D'] },
  { id: 'off', label: 'Train a model', group: 'Settings', isDisabled: true },
];

function show(props: Partial<CommandPaletteProps> = {}) {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const onAction = vi.fn<(chosen: { id: string }) => void>();
  render(<CommandPalette isOpen items={items} {...{ onOpenChange, onAction }} {...props} />);
  return { onOpenChange, onAction };
}

const lines = () => screen.queryAllByRole('option').map((line) => line.dataset['key']);

test('a command palette is a dialog with a field that has the focus, and groups with names', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Commands' });
  expect(document.activeElement).toBe(within(dialog).getByRole('combobox'));
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(2);
});

test('typing in a command palette leaves what answers, found by keywords too, and says how many there are', async () => {
  show();
  await userEvent.keyboard('gallery');
  expect(lines()).toEqual(['history']);
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

test('Enter in a command palette chooses the first, is reported once and asks to close', async () => {
  const { onOpenChange, onAction } = show();
  await userEvent.keyboard('dark mode{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ id: 'dark' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a place is a link that goes through the router of the app', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <CommandPalette isOpen onOpenChange={onOpenChange} items={items} />
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('option', { name: 'Creation history' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/history');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('what is out of reach is shown and does nothing', async () => {
  const { onOpenChange, onAction } = show();
  const line = screen.getByRole('option', { name: 'Train a model' });
  expect(line.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(line);
  expect(onAction).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a command palette that finds nothing says so, with what was looked for, in the words in force', async () => {
  render(
    <LabelsProvider labels={{ noneFound: (query) => `Nichts zu ${query}` }}>
      <CommandPalette isOpen onOpenChange={() => {}} items={items} />
    </LabelsProvider>,
  );
  await userEvent.keyboard('zebra');
  expect(screen.getAllByText('Nichts zu zebra')).toHaveLength(2);
  expect(lines()).toEqual([]);
});

test('a server may be asked for what answers, and what it gives is shown as it is', async () => {
  const onQueryChange = vi.fn<(event: { query: string }) => void>();
  show({ onQueryChange, isSearchedElsewhere: true });
  await userEvent.keyboard('zz');
  expect(onQueryChange).toHaveBeenLastCalledWith({ query: 'zz' });
  expect(lines()).toHaveLength(4);
});

test('a command palette says so while the server looks', () => {
  show({ items: [], isLoading: true });
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a shortcut is read as the description of its line', () => {
  show();
  const described = screen
    .getByRole('option', { name: 'Use the dark mode' })
    .getAttribute('aria-describedby');
  expect(document.querySelector(`#${CSS.escape(described ?? '')}`)?.textContent).toBe('Ctrl D');
});

test('a plus is a key like others, and one that is pressed twice is drawn twice', () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  show({ items: [{ id: 'zoom', label: 'Zoom', shortcut: ['Ctrl', '+', '+'] }] });
  const keys = [...document.querySelectorAll<HTMLElement>('[role="option"] kbd')];
  expect(keys.map((key) => key.dataset['keyName'])).toEqual(['Ctrl', '+', '+']);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('a command palette’s own words for loading reach the spinner, with and without results', () => {
  const labels = { loading: 'Suche läuft' };
  show({ items: [], isLoading: true, labels });
  expect(screen.getByRole('progressbar', { name: 'Suche läuft' })).toBeTruthy();
  cleanup();
  show({ isLoading: true, labels });
  expect(screen.getByRole('progressbar', { name: 'Suche läuft' })).toBeTruthy();
});
