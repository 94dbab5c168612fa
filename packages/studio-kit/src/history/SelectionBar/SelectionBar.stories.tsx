import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Studio Kit/History/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    onSelectionCleared: fn(),
    onAlbumRequested: fn(),
    onZipRequested: fn(),
    onDeleteRequested: fn(),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'The bar says how many frames are chosen',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: { count: 2, onCompareRequested: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 frames chosen');
  },
};

export const OneStopForTheTabKey: Story = {
  name: 'Arrows walk from button to button, and each asks for what it says (D35)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to album' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await expect(args.onAlbumRequested).toHaveBeenCalledTimes(1);
    await expect(args.onZipRequested).toHaveBeenCalledTimes(1);
    await expect(args.onDeleteRequested).toHaveBeenCalledTimes(1);
    await expect(args.onSelectionCleared).toHaveBeenCalledTimes(1);
  },
};

export const One: Story = {
  name: 'One chosen frame is told as one',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 frame chosen');
  },
};

export const MoreThanCouldBeChosen: Story = {
  name: 'All there are can be chosen, where more are there than have come (D35)',
  args: { count: 60, total: 212, onAllRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 212' }));
    await expect(args.onAllRequested).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
