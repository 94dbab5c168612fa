// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'in', label: 'Sign in', content: 'Welcome back' },
  { id: 'locked', label: 'Locked', content: 'Never', isDisabled: true },
  { id: 'up', label: 'Sign up', content: 'Nice to meet you' },
];

test('shows the first by itself, and its panel has the name of its tab', () => {
  render(<Tabs label="Account" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign in' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Sign in' }).textContent).toBe('Welcome back');
  expect(screen.queryByText('Nice to meet you')).toBeNull();
});

test('arrow keys walk past what is disabled and come round', async () => {
  render(<Tabs label="Account" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Nice to meet you');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Welcome back');
});

test('from right to left the keys go the other way', async () => {
  const three = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: `panel ${id}` }));
  render(
    <LocaleProvider locale="ar">
      <Tabs label="Account" items={three} />
    </LocaleProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('panel b');
});

test('controlled, it reports the choice and shows what it is given', async () => {
  const onSelectedChange = vi.fn<(selected: { id: string }) => void>();
  render(<Tabs label="Account" items={items} selectedId="in" onSelectedChange={onSelectedChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith({ id: 'up' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Welcome back');
});

test('in a column the arrows up and down walk it', async () => {
  render(<Tabs label="Account" items={items} orientation="vertical" />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Nice to meet you');
});

test('a badge is read with its tab', () => {
  render(<Tabs label="Library" items={[{ id: 'all', label: 'All', badge: 12, content: 'All of it' }]} />);
  expect(screen.getByRole('tab', { name: 'All 12' })).toBeTruthy();
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Tabs ref={ref} label="Account" items={items} className="mine" data-testid="root" />);
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Tabs');
});
