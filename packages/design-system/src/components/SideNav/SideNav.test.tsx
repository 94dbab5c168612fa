// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { House, Images, Info } from '../../icons/glyphs.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SideNav } from './SideNav.tsx';
import type { SideNavProps } from './SideNav.tsx';
import { SideNavGroup } from './SideNavGroup.tsx';
import { SideNavItem } from './SideNavItem.tsx';

afterEach(cleanup);

function show(props: Partial<SideNavProps> = {}) {
  return render(
    <SideNav label="Main" {...props}>
      <SideNavGroup>
        <SideNavItem href="/" label="Home" icon={House} isCurrent />
      </SideNavGroup>
      <SideNavGroup label="My stuff">
        <SideNavItem href="/history" label="History" icon={Images} badge={3} />
        <SideNavItem href="https://example.com" target="_blank" label="Wiki" icon={Info} />
      </SideNavGroup>
    </SideNav>,
  );
}

test('a side navigation is a landmark with lists, each with the name of its heading', () => {
  show();
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const list = within(nav).getByRole('list', { name: 'My stuff' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('the place one is at says so, and no other does', () => {
  show();
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Home']);
  expect(current[0]?.getAttribute('aria-current')).toBe('page');
});

test('every item of a strip keeps its name, its badge included, and its group too', () => {
  show({ isCollapsed: true });
  expect(screen.getByRole('link', { name: 'Home' }).textContent).toBe('');
  expect(screen.getByRole('link', { name: 'History 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wiki (opens in a new tab or window)' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'My stuff' })).toBeTruthy();
});

test('an item of a strip shows its name on keyboard focus', async () => {
  show({ isCollapsed: true });
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Home');
  expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('aria-describedby')).toBe(false);
});

test('the switch of a side navigation reports what is asked for, and names what a press does next', async () => {
  const onCollapsedChange = vi.fn<(event: { isCollapsed: boolean }) => void>();
  const { rerender } = render(
    <SideNav label="Main" onCollapsedChange={onCollapsedChange}>
      Items
    </SideNav>,
  );
  const button = screen.getByRole('button', { name: 'Collapse sidebar' });
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('Items');
  await userEvent.click(button);
  expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith({ isCollapsed: true });
  rerender(
    <LabelsProvider labels={{ expandSidebar: 'Ausklappen' }}>
      <SideNav label="Main" isCollapsed onCollapsedChange={onCollapsedChange}>
        Items
      </SideNav>
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Ausklappen' })).toBeTruthy();
});

test('links of a side navigation go through the router of the app; those that leave give the page no way back', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <SideNavItem href="/history" label="History" icon={Images} />
      <SideNavItem href="https://example.com" target="_blank" label="Wiki" icon={Info} />
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/history');
  expect(screen.getByRole('link', { name: /Wiki/ }).getAttribute('rel')).toBe('noopener');
});

test('a press may be answered otherwise: the link is left where that is prevented', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <SideNavItem href="/studio" label="Studio" icon={Images} onClick={(event) => event.preventDefault()} />
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});

test.each([false, true])(
  'an item without an address is a button, which may open a popover; collapsed: %s',
  async (isCollapsed) => {
    render(
      <SideNav label="Main" isCollapsed={isCollapsed}>
        <SideNavGroup>
          <Popover label="Wiki" trigger={<SideNavItem label="Wiki" icon={Info} isCurrent />}>
            Coming soon
          </Popover>
        </SideNavGroup>
      </SideNav>,
    );
    const button = screen.getByRole('button', { name: 'Wiki' });
    expect(button.getAttribute('aria-current')).toBe('true');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Wiki' }).textContent).toContain('Coming soon');
  },
);
