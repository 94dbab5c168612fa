// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDragAndDrop } from '../DragAndDrop/useDragAndDrop.tsx';
import { Button } from '../Button/Button.tsx';
import { GridList } from './GridList.tsx';
import type { GridListProps } from './GridList.tsx';

afterEach(cleanup);

const frames = ['Harbour', 'Kitchen', 'Lighthouse', 'Kettle'].map((name, index) => ({
  id: String(index),
  name,
}));
type Frame = (typeof frames)[number];

const show = (props: Partial<GridListProps<Frame>> = {}) =>
  render(
    <GridList<Frame>
      label="Frames"
      items={frames}
      textOf={({ name }) => name}
      selectionMode="multiple"
      data-testid="root"
      {...props}
    >
      {props.children ?? (({ name }) => name)}
    </GridList>,
  );

const row = (name: string) => screen.getByRole('row', { name });
const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((element) => element.getAttribute('aria-selected') === 'true')
    .map((element) => element.textContent);

test('space chooses in a list, shift extends, and every id is told', async () => {
  const onSelectionChange = vi.fn<(selection: { ids: ReadonlySet<string> }) => void>();
  show({ onSelectionChange });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['Harbour', 'Kitchen', 'Lighthouse']);
  expect([...(onSelectionChange.mock.lastCall?.[0].ids ?? [])]).toEqual(['0', '1', '2']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...(onSelectionChange.mock.lastCall?.[0].ids ?? [])]).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
});

test('what is disabled is not chosen, also not with all', async () => {
  const onSelectionChange = vi.fn<(selection: { ids: ReadonlySet<string> }) => void>();
  show({ onSelectionChange, disabledIds: ['1'] });
  expect(row('Kitchen').getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...(onSelectionChange.mock.lastCall?.[0].ids ?? [])]).toEqual(['0', '2', '3']);
});

test('Enter opens a row of a list, and a box chooses what a press would open', async () => {
  const onItemOpened = vi.fn<(opened: { id: string }) => void>();
  show({ onItemOpened });
  await userEvent.click(row('Kitchen'));
  expect(onItemOpened).toHaveBeenLastCalledWith({ id: '1' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Kitchen' }));
  expect(chosen()).toEqual(['Kitchen']);
  await userEvent.keyboard('{Escape}');
  row('Harbour').focus();
  await userEvent.keyboard('{Enter}');
  expect(onItemOpened).toHaveBeenLastCalledWith({ id: '0' });
});

test('a range is chosen from the one that was ticked, also by who keeps the account', async () => {
  function Kept() {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <GridList<Frame>
        label="Frames"
        items={frames}
        textOf={({ name }) => name}
        selectionMode="multiple"
        selectedIds={ids}
        onSelectionChange={(event) => setIds(event.ids)}
        onItemOpened={() => {}}
      >
        {({ name }) => name}
      </GridList>
    );
  }
  render(<Kept />);
  const box = (name: string) => within(row(name)).getByRole('checkbox');
  const user = userEvent.setup();
  await user.click(box('Harbour'));
  expect(document.activeElement).toBe(row('Harbour'));
  await user.keyboard('{Shift>}{ArrowDown}');
  expect(chosen()).toEqual(['Harbour', 'Kitchen']);
  await user.click(row('Lighthouse'));
  expect(chosen()).toEqual(['Harbour', 'Kitchen', 'Lighthouse']);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toEqual(['Harbour', 'Kitchen']);
  await user.click(box('Kettle'));
  expect(chosen()).toEqual(['Harbour', 'Kitchen', 'Lighthouse', 'Kettle']);
  await user.keyboard('{/Shift}{Control>}a{/Control}');
  expect(chosen()).toHaveLength(4);
  await user.click(box('Kettle'));
  expect(chosen()).toEqual(['Harbour', 'Kitchen', 'Lighthouse']);
});

test('a button in an item is pressed alone and reached by an arrow', async () => {
  const onPress = vi.fn<() => void>();
  show({
    selectionMode: 'none',
    children: ({ name }) => <Button onPress={onPress}>{`Delete ${name}`}</Button>,
  });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a list draws anew what depends on more than its items', () => {
  const { rerender } = show({ children: ({ name }) => `${name} 1` });
  expect(row('Harbour').textContent).toBe('Harbour 1');
  rerender(
    <GridList<Frame> label="Frames" items={frames} textOf={({ name }) => name}>
      {({ name }) => `${name} 2`}
    </GridList>,
  );
  expect(row('Harbour').textContent).toBe('Harbour 2');
});

test('a list’s own words say that there is nothing, and that more comes', () => {
  const labels = { nothingHere: 'Leer', loading: 'Lädt' };
  show({ items: [], labels });
  expect(screen.getByText('Leer')).toBeTruthy();
  cleanup();
  show({ labels, onMoreRequested: () => {}, isLoadingMore: true });
  expect(screen.getByRole('status').textContent).toBe('Lädt');
});

test('an empty list says so, in words of its own or of the product', () => {
  const { rerender } = show({ items: [] });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
  rerender(
    <GridList<Frame>
      label="Frames"
      items={[]}
      textOf={({ name }) => name}
      emptyState="No frames in this album"
    >
      {({ name }) => name}
    </GridList>,
  );
  expect(screen.getByText('No frames in this album')).toBeTruthy();
});

function Sortable({ layout }: { layout: 'stack' | 'grid' }) {
  const dragAndDropHooks = useDragAndDrop<Frame>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: () => {},
  });
  return (
    <GridList<Frame>
      label="Frames"
      items={frames}
      textOf={({ name }) => name}
      {...{ layout, dragAndDropHooks }}
    >
      {({ name }) => name}
    </GridList>
  );
}

test('what can be dragged has a grip for keys, named by its item', () => {
  render(<Sortable layout="stack" />);
  expect(within(row('Kitchen')).getByRole('button', { name: 'Drag Kitchen' })).toBeTruthy();
});

test('drops between the frames of a grid without a Virtualizer are a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Sortable layout="grid" />)).toThrow("Put it into <Virtualizer layout='grid' …>");
  quiet.mockRestore();
});
