import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { tutorialPictures, tutorials } from '../TutorialCard/TutorialCard.fixtures.ts';
import { TutorialLibrary, type TutorialLibraryProps } from './TutorialLibrary.tsx';

/** Whoever shows it holds its state. */
function Held({ search: first, onSearchChanged, ...rest }: TutorialLibraryProps) {
  const [search, setSearch] = useState(first);
  return (
    <TutorialLibrary
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
  title: 'Studio Kit/Learn/TutorialLibrary',
  component: TutorialLibrary,
  args: {
    tutorials,
    pictures: tutorialPictures,
    search: { words: '', category: 'all', tab: 'all' },
    onSearchChanged: fn(),
    onSoonRequested: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TutorialLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Six tutorials, three of them with a video (A346, D20)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6');
    await expect(canvas.getAllByRole('link', { name: /^Watch Now/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Watch Now/ })).toHaveLength(3);
  },
};

export const Featured: Story = {
  name: 'Featured and all tutorials are two tabs (A344)',
  args: { search: { words: '', category: 'all', tab: 'featured' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Featured Tutorials' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 3');
    canvas.getByRole('tab', { name: 'Featured Tutorials' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'All Tutorials' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6');
  },
};

export const Empty: Story = {
  name: 'A search without a tutorial says so, and clearing it brings all six back (A347)',
  tags: ['picture'],
  args: { search: { words: 'zebra', category: 'all', tab: 'all' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No tutorials found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6');
  },
};
