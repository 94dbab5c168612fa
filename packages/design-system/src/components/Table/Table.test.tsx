// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';

afterEach(cleanup);

const plans = [
  { id: 'pro', name: 'Pro', price: 2999 },
  // Called as a column is: the two must not be taken for each other.
  { id: 'price', name: 'Free', price: 0 },
  { id: 'starter', name: 'Starter', price: 999 },
];
type Plan = (typeof plans)[number];

const show = (props: Partial<TableProps<Plan>> = {}) =>
  render(
    <Table<Plan>
      label="Plans"
      rows={plans}
      columns={[
        { id: 'name', label: 'Plan', cell: ({ name }) => name, sortBy: ({ name }) => name },
        {
          id: 'price',
          label: 'Price',
          cell: ({ price }) => price,
          sortBy: ({ price }) => price,
          isNumeric: true,
        },
        { id: 'note', label: 'Note', cell: () => 'A note' },
      ]}
      data-testid="root"
      {...props}
    />,
  );

const MorePlans = (props: Partial<TableProps<Plan>>) => (
  <Table<Plan>
    label="Plans"
    rows={plans}
    columns={[{ id: 'name', label: 'Plan', cell: ({ name }) => name }]}
    emptyState="No plans yet"
    onMoreRequested={() => {}}
    {...props}
  />
);

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

test('a table has its name, its heads, and a head for each row', () => {
  show();
  expect(screen.getByRole('grid', { name: 'Plans' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Plan',
    'Price',
    'Note',
  ]);
  expect(names()).toEqual(['Pro', 'Free', 'Starter']);
});

test('a table sorts by a press on a head, turns round by another, and says which way', async () => {
  show();
  await userEvent.click(head('Price'));
  expect(names()).toEqual(['Free', 'Starter', 'Pro']);
  expect(head('Price').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(head('Price'));
  expect(names()).toEqual(['Pro', 'Starter', 'Free']);
  expect(head('Price').getAttribute('aria-sort')).toBe('descending');
});

test('an order that is held from outside is only asked for', async () => {
  const onSortChange = vi.fn<(sort: object) => void>();
  show({ sort: { column: 'name', direction: 'descending' }, onSortChange });
  expect(names()).toEqual(['Pro', 'Free', 'Starter']);
  await userEvent.click(head('Plan'));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' });
  expect(head('Plan').getAttribute('aria-sort')).toBe('descending');
});

test('a head that sorts nothing does nothing', async () => {
  const onSortChange = vi.fn<(sort: object) => void>();
  show({ onSortChange });
  await userEvent.click(head('Note'));
  expect(onSortChange).not.toHaveBeenCalled();
});

test('keys walk the cells of a table and open its rows', async () => {
  const onRowOpened = vi.fn<(opened: object) => void>();
  show({ onRowOpened });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onRowOpened).toHaveBeenCalledTimes(1);
});

test('rows of a table are chosen by their boxes, all by the box of the head', async () => {
  const onSelectionChange = vi.fn<(told: { ids: ReadonlySet<string> }) => void>();
  show({ selectionMode: 'multiple', onSelectionChange });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Free' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['price']) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['pro', 'price', 'starter']) });
});

test('an empty table says so', () => {
  show({ rows: [], emptyState: 'No plans yet' });
  expect(screen.getByText('No plans yet')).toBeTruthy();
});

test('a table without columns is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show({ columns: [] })).toThrow("The table 'Plans' has no columns.");
  quiet.mockRestore();
});

test('a table says so while more rows come, under those that are there', () => {
  const { rerender } = render(<MorePlans isLoadingMore />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(names()).toEqual(['Pro', 'Free', 'Starter']);
  rerender(<MorePlans />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a table says so while its first rows come, and not that there are none', () => {
  render(<MorePlans rows={[]} isLoadingMore />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading']);
  expect(screen.queryByText('No plans yet')).toBeNull();
});

test('a table says its own words where it is given them', () => {
  const labels = { loading: 'Lädt', nothingHere: 'Noch nichts' };
  const { rerender } = render(<MorePlans {...{ labels }} isLoadingMore />);
  expect(screen.getByRole('status').textContent).toBe('Lädt');
  rerender(<MorePlans {...{ labels }} rows={[]} emptyState={undefined} />);
  expect(screen.getByText('Noch nichts')).toBeTruthy();
});

test('a table asks for more when its end comes into sight', () => {
  const sights: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: (entries: object[], observer: object) => void) {
        sights.push(() => onSight([{ isIntersecting: true }], this));
      }
      observe() {}
      disconnect() {}
    },
  );
  const onMoreRequested = vi.fn<() => void>();
  render(<MorePlans {...{ onMoreRequested }} />);
  expect(onMoreRequested).not.toHaveBeenCalled();
  sights.at(-1)?.();
  expect(onMoreRequested).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
