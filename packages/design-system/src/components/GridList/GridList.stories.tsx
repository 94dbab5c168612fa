import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Trash2 } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { nameOf, SampleFrameFace, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { reordered } from '../DragAndDrop/reordered.ts';
import { useDragAndDrop } from '../DragAndDrop/useDragAndDrop.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Virtualizer } from '../Virtualizer/Virtualizer.tsx';
import { GridList } from './GridList.tsx';
import type { GridListProps } from './GridList.tsx';

type Frames = GridListProps<SampleItem>;
const FrameList = GridList<SampleItem>;

const meta = {
  title: 'Design System/Data/GridList',
  component: FrameList,
  args: {
    label: 'Frames',
    items: sampleItems(6),
    textOf: nameOf,
    selectionMode: 'multiple',
    children: nameOf as Frames['children'],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof FrameList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { layout: 'grid', children: (item: SampleItem) => <SampleFrameFace {...item} /> },
};

export const KeysWalkChooseAndExtend: Story = {
  name: 'Keys walk a list, choose, extend the choice, go to the end and find by name',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Harbour at dawn 1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['2', '3', '4']) });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Fog 6' })).toHaveFocus());
    await userEvent.keyboard('li');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Lighthouse 3' })).toHaveFocus());
  },
};

export const ArrowsWalkAGridInBothWays: Story = {
  name: 'Arrows walk a grid in both ways',
  args: { layout: 'grid', children: (item: SampleItem) => <SampleFrameFace {...item} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 540 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kitchen 2' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Portra light 5' })).toHaveFocus());
  },
};

export const RightToLeftTheArrowsTurnRound: Story = {
  ...ArrowsWalkAGridInBothWays,
  name: 'Arrows turn round in a grid that is read from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kitchen 2' })).toHaveFocus());
  },
};

const removed = fn();

export const ItemsHoldButtonsOfTheirOwn: Story = {
  name: 'Buttons in an item of a list are reached and pressed by keys',
  args: {
    selectionMode: 'none',
    children: ({ id, name }: SampleItem) => (
      <Inline justify="between">
        {name}
        <IconButton size="sm" icon={Trash2} label={`Delete ${name}`} onPress={() => removed(id)} />
      </Inline>
    ),
  },
  play: async ({ userEvent }) => {
    removed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(removed).toHaveBeenCalledTimes(1);
    await expect(removed).toHaveBeenCalledWith('2');
  },
};

const many = sampleItems(10_000);
const high = 'ds-story-high';
const tall = <style>{`.${high} { block-size: 420px; }`}</style>;

export const TenThousandRowsCostAsMuchAsTwenty: Story = {
  name: 'A list of ten thousand rows draws a few, and keys reach the last and the first',
  args: { items: many, className: high },
  render: (args) => (
    <>
      {tall}
      <Virtualizer rowHeight={36}>
        <GridList<SampleItem> {...args} />
      </Virtualizer>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Kettle 10000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-rowindex', '10000');
    await waitFor(() => {
      const list = canvas.getByRole('grid').getBoundingClientRect();
      return expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Harbour at dawn 1' })).toHaveFocus());
  },
};

export const TenThousandFramesInAGrid: Story = {
  name: 'A grid of ten thousand frames draws a few, and keys reach the last',
  args: {
    items: many,
    className: high,
    children: (item: SampleItem) => <SampleFrameFace {...item} />,
  },
  render: (args) => (
    <>
      {tall}
      <Virtualizer layout="grid" minItemWidth={140} itemHeight={120}>
        <GridList<SampleItem> {...args} />
      </Virtualizer>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kitchen 2' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Kettle 10000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
  },
};

function Sheet({ layout }: { layout: 'stack' | 'grid' }) {
  const [items, setItems] = useState(() => sampleItems(4));
  const dragAndDropHooks = useDragAndDrop<SampleItem>({
    getItems: (_keys, taken) => taken.map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const ids = new Set([...keys].map(String));
      setItems((now) =>
        reordered(now, {
          ids,
          target: String(target.key),
          position: target.dropPosition === 'before' ? 'before' : 'after',
        }),
      );
    },
  });
  const list = (
    <GridList<SampleItem>
      label="Sheet"
      items={items}
      textOf={nameOf}
      selectionMode="multiple"
      dragAndDropHooks={dragAndDropHooks}
      className={layout === 'grid' ? high : ''}
    >
      {layout === 'grid' ? (item) => <SampleFrameFace {...item} /> : nameOf}
    </GridList>
  );
  return layout === 'grid' ? (
    <>
      {tall}
      <Virtualizer layout="grid" minItemWidth={140} itemHeight={120}>
        {list}
      </Virtualizer>
    </>
  ) : (
    list
  );
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);

export const KeysDragAndDrop: Story = {
  name: 'Rows of a list are put in another order by keys',
  render: () => <Sheet layout="stack" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drag Harbour at dawn 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Insert/)),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(namesIn(canvas.getByRole('grid'))[0]).toContain('Kitchen 2'));
  },
};

export const AGridOfFramesCanBeReordered: Story = {
  name: 'Frames of a grid are put in another order by keys',
  render: () => <Sheet layout="grid" />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Drag Harbour at dawn 1' });
    await userEvent.tab();
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drag Harbour at dawn 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Insert/)),
    );
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(namesIn(canvas.getByRole('grid')).at(-1)).toContain('Harbour at dawn 1'));
    await expect(namesIn(canvas.getByRole('grid'))[0]).toContain('Kitchen 2');
  },
};

export const AsksForMoreAtItsEnd: Story = {
  name: 'A list asks for more at its end, once',
  args: { items: sampleItems(40), className: high, onMoreRequested: fn() },
  render: (args) => (
    <>
      {tall}
      <FrameList {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('grid');
    await expect(list.scrollHeight).toBeGreaterThan(3 * list.clientHeight);
    await expect(args.onMoreRequested).not.toHaveBeenCalled();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(args.onMoreRequested).toHaveBeenCalledTimes(1));
  },
};

export const SaysThatMoreIsComing: Story = {
  name: 'A list says that more is coming',
  args: { onMoreRequested: fn(), isLoadingMore: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const EmptyItSaysSo: Story = {
  name: 'An empty list says so',
  args: { items: [], emptyState: 'No frames in this album' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No frames in this album')).toBeVisible();
  },
};
