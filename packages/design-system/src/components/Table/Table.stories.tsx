import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';
import type { TableColumn } from './tableColumns.ts';

interface Bill {
  id: string;
  what: string;
  day: number;
  cents: number;
  isPaid: boolean;
}

const first = Date.UTC(2026, 4, 1);
const day = 86_400_000;

export const bills: Bill[] = [
  { id: '1', what: 'Pro, a month', day: 0, cents: 2999, isPaid: true },
  { id: '2', what: 'Creator pack', day: 6, cents: 1500, isPaid: true },
  { id: '3', what: 'Try-out pack', day: 9, cents: 500, isPaid: false },
  { id: '4', what: 'Studio pack', day: 2, cents: 4000, isPaid: true },
];

export const columns: TableColumn<Bill>[] = [
  { id: 'what', label: 'Bill', cell: ({ what }) => what, sortBy: ({ what }) => what, isRowHeader: true },
  {
    id: 'day',
    label: 'Date',
    cell: ({ day: days }) => <Timestamp value={first + days * day} format="date" timeZone="UTC" />,
    sortBy: ({ day: days }) => days,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ isPaid }) => <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Open'}</Badge>,
  },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ cents }) => <Money minorUnits={cents} currency="USD" />,
    sortBy: ({ cents }) => cents,
    isNumeric: true,
  },
];

const Bills = Table<Bill>;

const meta = {
  title: 'Design System/Content/Table',
  component: Bills,
  excludeStories: ['bills', 'columns'],
  args: { label: 'Bills', rows: bills, columns, onRowOpened: fn() },
} satisfies Meta<typeof Bills>;

export default meta;
type Story = StoryObj<typeof meta>;

const within = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = {};

export const SortsByKeys: Story = {
  name: 'A table is sorted by keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    const head = canvas.getByRole('columnheader', { name: 'Amount' });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Try-out pack');
  },
};

export const ScrollsSidewaysInARegionOfItsOwn: Story = {
  name: 'A table without room scrolls sideways in a region that keys reach',
  decorators: within(220),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Bills' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StackedEachRowIsACard: Story = {
  name: 'A stacked table names each cell, and can still be sorted',
  args: { narrow: 'stack' },
  decorators: within(300),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    const cell = canvas.getAllByRole('gridcell')[0] as HTMLElement;
    await expect(getComputedStyle(cell, '::before').content).toContain('Date');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Amount' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Try-out pack');
  },
};

export const StackedItsColumnsAreStillNamed: Story = {
  name: 'Stacked with nothing to sort by, its columns are still named, and one that the keys reach is seen',
  args: {
    narrow: 'stack',
    columns: columns.map(({ sortBy: _sortBy, ...column }) => column),
    defaultSort: undefined,
  },
  decorators: within(300),
  play: async ({ canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader');
    await expect(heads).toHaveLength(columns.length);
    await expect(canvas.getAllByRole('row')[0]!.getBoundingClientRect().height).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(heads[0]).toHaveFocus());
    await expect(heads[0]!.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

export const StackedWhatIsEmptyTakesNoLine: Story = {
  name: 'Stacked, a cell with nothing in it takes no line, and one that the keys reach is seen',
  args: {
    narrow: 'stack',
    columns: columns.map((column) =>
      column.id === 'state'
        ? { ...column, cell: ({ isPaid }: Bill) => (isPaid ? null : <Badge tone="warning">Open</Badge>) }
        : column,
    ),
  },
  decorators: within(300),
  play: async ({ canvas, userEvent }) => {
    const [, paid, , open] = canvas.getAllByRole('row');
    const height = (cell: Element) => cell.getBoundingClientRect().height;
    const [bill, date, state, amount] = paid!.children;
    await expect(height(state!)).toBeLessThanOrEqual(1);
    for (const each of [bill!, date!, amount!]) await expect(height(each)).toBeGreaterThan(16);
    await expect(height(open!) - height(paid!)).toBeGreaterThan(16);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(state).toHaveFocus());
    await expect(height(state!)).toBeGreaterThan(16);
  },
};

const low = 'ds-story-low';

export const TheHeadStaysInSight: Story = {
  name: 'The head of a table stays in sight',
  args: {
    className: low,
    rows: Array.from({ length: 30 }, (_, index) => ({ ...(bills[index % 4] as Bill), id: String(index) })),
  },
  render: (args) => (
    <>
      <style>{`.${low} { --ds-table-height: 200px; }`}</style>
      <Bills {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Bills' });
    region.scrollTop = 400;
    const head = canvas.getByRole('columnheader', { name: 'Bill' }).getBoundingClientRect();
    await expect(Math.abs(head.top - region.getBoundingClientRect().top)).toBeLessThan(3);
  },
};

export const RowsAreChosenByTheirBoxes: Story = {
  name: 'Rows of a table are chosen by their boxes, all at once by the one in its head',
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ ids: new Set(['1', '2', '3', '4']) });
  },
};

const manyBills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, index) => ({ ...(bills[index % 4] as Bill), id: String(index) }));

/** A ledger that is read from a server, twelve lines at a time. */
function Ledger({ onMoreRequested, ...args }: TableProps<Bill>) {
  const [rows, setRows] = useState(() => manyBills(12));
  return (
    <Table<Bill>
      {...args}
      rows={rows}
      onMoreRequested={() => {
        onMoreRequested?.();
        setRows((shown) => manyBills(Math.min(shown.length + 12, 36)));
      }}
    />
  );
}

export const AsksForMoreAtItsEnd: Story = {
  name: 'A table asks for more at its end, once',
  args: { className: low, onMoreRequested: fn() },
  render: (args) => (
    <>
      <style>{`.${low} { --ds-table-height: 200px; }`}</style>
      <Ledger {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('region', { name: 'Bills' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12);
    await expect(args.onMoreRequested).not.toHaveBeenCalled();
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(24));
    await expect(args.onMoreRequested).toHaveBeenCalledTimes(1);
  },
};

export const SaysThatMoreIsComing: Story = {
  name: 'A table says that more is coming',
  args: { onMoreRequested: fn(), isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByText('Studio pack')).toBeVisible();
  },
};

export const ItsFirstRowsAreOnTheirWay: Story = {
  name: 'A table whose first rows are on their way is not called empty',
  args: { rows: [], emptyState: 'No bills yet', isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('No bills yet')).not.toBeInTheDocument();
  },
};

export const EmptyItSaysSo: Story = {
  name: 'An empty table says so',
  args: { rows: [], emptyState: 'No bills yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bills yet')).toBeVisible();
  },
};

export const BoxesAreSquareAndTheLineUnderTheHeadIsWhole: Story = {
  name: 'Boxes of a table are square, and the line under its head is whole',
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('columnheader').map((cell) => {
      const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(cell);
      return `${borderBlockEndWidth} ${borderBlockEndColor}`;
    });
    await expect(new Set(lines).size).toBe(1);
    const box = canvas.getAllByRole('checkbox')[0]?.closest('[data-part="selection"]');
    if (!box) throw new Error('no box');
    await expect(Number.parseFloat(getComputedStyle(box).borderRadius)).toBeLessThan(4);
  },
};
