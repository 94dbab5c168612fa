import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tag } from './Tag.tsx';
import { TagGroup } from './TagGroup.tsx';

const names = ['Harbour', 'Dawn', 'Fog', '35mm'];
const tags = names.map((name) => <Tag key={name} id={name} label={name} />);

const meta = {
  title: 'Design System/Content/TagGroup',
  component: TagGroup,
  args: { label: 'Tags', children: tags },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ChosenToFilterBy: Story = {
  name: 'Tags are chosen by keys to filter by',
  args: { selectionMode: 'multiple', onSelectionChange: fn(), label: 'Show' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: new Set(['Harbour', 'Fog']) });
    await expect(canvas.getByRole('row', { name: 'Fog' })).toHaveAttribute('aria-selected', 'true');
  },
};

function Removable() {
  const [left, setLeft] = useState(names);
  return (
    <TagGroup
      label="Tags"
      emptyState="No tags"
      onTagsRemoved={({ ids }) => setLeft((now) => now.filter((name) => !ids.has(name)))}
    >
      {left.map((name) => (
        <Tag key={name} id={name} label={name} />
      ))}
    </TagGroup>
  );
}

export const TakenAwayTheFocusGoesToItsNeighbour: Story = {
  name: 'A tag that is taken away leaves the focus to its neighbour',
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Dawn' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Fog' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Harbour' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const ManyWrap: Story = {
  name: 'Many tags and long ones wrap',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: [
      ...tags,
      <Tag key="long" id="long" label="A tag whose words are much longer than its place is wide" />,
    ],
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row'))
      await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  },
};
