// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.tsx';

afterEach(cleanup);

function open(props: Partial<MenuProps> = {}) {
  const onAction = vi.fn<(chosen: { id: string }) => void>();
  render(
    <Menu
      trigger={<Button>More</Button>}
      label="More for this video"
      items={[
        { id: 'rename', label: 'Rename', shortcut: 'F2' },
        { id: 'download', label: 'Download', isDisabled: true },
        { id: 'delete', label: 'Delete', tone: 'danger' },
        { id: 'plans', label: 'Plans', href: '/plans' },
        { id: 'wiki', label: 'Wiki', href: 'https://example.com/wiki', target: '_blank' },
      ]}
      onAction={onAction}
      {...props}
    />,
  );
  return onAction;
}

test('a disabled line does nothing and leaves it open', async () => {
  const onAction = open();
  await userEvent.click(screen.getByRole('button'));
  const line = screen.getByRole('menuitem', { name: 'Download' });
  expect(line.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(line);
  expect(onAction).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('the shortcut of a line in a menu is read with it', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  const described = screen.getByRole('menuitem', { name: 'Rename' }).getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`#${CSS.escape(described)}`)?.textContent).toBe('F2');
});

test('a line with an address is a link; one that leaves says so and gives the page no way back', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('menuitem', { name: 'Plans' }).getAttribute('href')).toBe('/plans');
  const away = screen.getByRole('menuitem', { name: /Wiki.*opens in a new tab or window/ });
  expect(away.getAttribute('target')).toBe('_blank');
  expect(away.getAttribute('rel')).toBe('noopener');
});

test('a link inside the app goes through its router', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Menu
        trigger={<Button>Account</Button>}
        label="Account"
        items={[{ id: 'plans', label: 'Plans', href: '/plans' }]}
      />
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plans' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/plans');
});

const inSections = [
  {
    id: 'things',
    title: 'This video',
    entries: [
      { id: 'rename', label: 'Rename' },
      { id: 'copy', label: 'Copy' },
    ],
  },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
];

test('a section has the name of its title', async () => {
  open({ items: inSections });
  await userEvent.click(screen.getByRole('button'));
  const section = screen.getByRole('group', { name: 'This video' });
  expect(within(section).getAllByRole('menuitem')).toHaveLength(2);
});

test('a line of several choices in a menu is ticked by itself', async () => {
  const onSelectedChange = vi.fn<(selected: { ids: readonly string[] }) => void>();
  open({
    items: [
      {
        id: 'show',
        selectionMode: 'multiple',
        selectedIds: ['images'],
        onSelectedChange,
        entries: [
          { id: 'images', label: 'Images' },
          { id: 'videos', label: 'Videos' },
        ],
      },
    ],
  });
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Videos' }));
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith({ ids: ['images', 'videos'] });
});
