// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'in', label: 'Sign in', content: 'Welcome back' },
  { id: 'locked', label: 'Locked', content: 'Never', isDisabled: true },
  { id: 'up', label: 'Sign up', content: 'Nice to meet you' },
];

test('the first of tabs shows by itself, and its panel has the name of its tab', () => {
  render(<Tabs label="Account" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign in' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Sign in' }).textContent).toBe('Welcome back');
  expect(screen.queryByText('Nice to meet you')).toBeNull();
});

test('tabs that are controlled report the choice and show what they are given', async () => {
  const onSelectedChange = vi.fn<(selected: { id: string }) => void>();
  render(<Tabs label="Account" items={items} selectedId="in" onSelectedChange={onSelectedChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith({ id: 'up' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Welcome back');
});

test('a badge is read with its tab', () => {
  render(<Tabs label="Library" items={[{ id: 'all', label: 'All', badge: 12, content: 'All of it' }]} />);
  expect(screen.getByRole('tab', { name: 'All 12' })).toBeTruthy();
});
