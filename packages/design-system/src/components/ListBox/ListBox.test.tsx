// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ListBox } from './ListBox.tsx';
import type { ListBoxProps } from './ListBox.tsx';

afterEach(cleanup);

const models = ['Studio XL', 'Portra', 'Sketch'].map((name, index) => ({ id: String(index), name }));
type Model = (typeof models)[number];

const show = (props: Partial<ListBoxProps<Model>> = {}) =>
  render(
    <ListBox<Model>
      label="Models"
      items={models}
      textOf={({ name }) => name}
      selectionMode="multiple"
      data-testid="root"
      {...props}
    >
      {({ name }) => name}
    </ListBox>,
  );

const option = (name: string) => screen.getByRole('option', { name });

test('one alone can be held from outside', async () => {
  const onSelectionChange = vi.fn<(selection: { ids: ReadonlySet<string> }) => void>();
  show({ selectionMode: 'single', selectedIds: ['0'], onSelectionChange });
  await userEvent.click(option('Sketch'));
  expect(onSelectionChange).toHaveBeenCalledWith({ ids: new Set(['2']) });
  expect(option('Studio XL').getAttribute('aria-selected')).toBe('true');
});

test('what is disabled can not be chosen', async () => {
  const onSelectionChange = vi.fn<(selection: object) => void>();
  show({ disabledIds: ['1'], onSelectionChange });
  await userEvent.click(option('Portra'));
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('a list box’s own words say that there is nothing, and that more comes', () => {
  const labels = { nothingHere: 'Leer', loading: 'Lädt' };
  show({ items: [], labels });
  expect(screen.getByText('Leer')).toBeTruthy();
  cleanup();
  show({ labels, onMoreRequested: () => {}, isLoadingMore: true });
  expect(screen.getByRole('status').textContent).toBe('Lädt');
});

test('an empty list box says so', () => {
  show({ items: [] });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});
