import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { nameOf, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { reordered } from '../DragAndDrop/reordered.ts';
import { useDragAndDrop } from '../DragAndDrop/useDragAndDrop.tsx';
import { Virtualizer } from '../Virtualizer/Virtualizer.tsx';
import { ListBox } from './ListBox.tsx';

const Options = ListBox<SampleItem>;

const meta = {
  title: 'Design System/Data/ListBox',
  component: Options,
  args: {
    label: 'Scenes',
    items: sampleItems(5),
    textOf: nameOf,
    selectionMode: 'multiple',
    children: nameOf,
    onSelectionChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Options>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeysWalkChooseAndExtend: Story = {
  name: 'Keys walk a list box, choose, extend the choice, go to the end and find by name',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('option', { name: 'Kitchen 2' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['2', '3']) });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Portra light 5' })).toHaveFocus());
    await userEvent.keyboard('ki{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['3']) });
  },
};

export const TenThousandOptionsCostAsMuchAsTwenty: Story = {
  name: 'A list box of ten thousand options draws a few, and keys reach the last',
  args: { items: sampleItems(10_000), className: 'ds-story-high' },
  render: (args) => (
    <>
      <style>{'.ds-story-high { block-size: 300px; }'}</style>
      <Virtualizer rowHeight={32}>
        <ListBox<SampleItem> {...args} />
      </Virtualizer>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('option', { name: 'Kettle 10000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
};

function Sortable() {
  const [items, setItems] = useState(() => sampleItems(4));
  const dragAndDropHooks = useDragAndDrop<SampleItem>({
    getItems: (_keys, taken) => taken.map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const position = target.dropPosition === 'before' ? 'before' : 'after';
      const ids = new Set([...keys].map(String));
      setItems((now) => reordered(now, { ids, target: String(target.key), position }));
    },
  });
  return (
    <ListBox<SampleItem>
      label="Order"
      items={items}
      textOf={nameOf}
      selectionMode="multiple"
      {...{ dragAndDropHooks }}
    >
      {nameOf}
    </ListBox>
  );
}

export const KeysDragAndDrop: Story = {
  name: 'Options of a list box are put in another order by keys',
  render: () => <Sortable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Insert/)),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Kitchen 2'));
  },
};

export const EmptyItSaysSo: Story = {
  name: 'An empty list box says so',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};
