import type { TutorialSearch } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TutorialFilter, type TutorialFilterProps } from './TutorialFilter.tsx';

const all: TutorialSearch = { words: '', category: 'all', tab: 'all' };

/** Whoever shows it holds its state. */
function Held({ search: first, onSearchChanged, ...rest }: TutorialFilterProps) {
  const [search, setSearch] = useState(first);
  return (
    <TutorialFilter
      {...rest}
      search={search}
      onSearchChanged={(event) => {
        setSearch(event.search);
        onSearchChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Learn/TutorialFilter',
  component: TutorialFilter,
  args: { search: all, count: 6, onSearchChanged: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TutorialFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Categories with their fixed counts, and how many are shown (A343, D20)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    for (const name of [
      'All 24',
      'Video Generation 12',
      'Image Creation 6',
      'Getting Started 4',
      'Advanced 2',
    ])
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6');
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const ByKeyboard: Story = {
  name: 'A word is searched and a category chosen by keyboard (A343)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('brush');
    await expect(args.onSearchChanged).toHaveBeenLastCalledWith({ search: { ...all, words: 'brush' } });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSearchChanged).toHaveBeenLastCalledWith({
      search: { words: 'brush', category: 'video-generation', tab: 'all' },
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Video Generation 12' })).toBeChecked();
  },
};
