import { wanImageToVideo } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TipsCard } from './TipsCard.tsx';

const meta = {
  title: 'Studio Kit/Studio/TipsCard',
  component: TipsCard,
  args: { tips: wanImageToVideo.tips, onFolded: fn() },
} satisfies Meta<typeof TipsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Every tip of a card is in sight',
  tags: ['picture', 'narrow'],
  play: async ({ args, canvas }) => {
    for (const tip of args.tips) await expect(canvas.getByText(tip)).toBeVisible();
  },
};

export const Folded: Story = {
  name: 'A folded card keeps its tips out of sight',
  tags: ['picture', 'forced-colors'],
  args: { isFolded: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tips' })).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(args.tips[0]!)).not.toBeVisible());
  },
};

export const FoldsByKeyboardAndTellsIt: Story = {
  name: 'Tips are folded and unfolded by keyboard, which is told each time',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tips' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(args.tips[0]!)).not.toBeVisible());
    await expect(args.onFolded).toHaveBeenLastCalledWith({ isFolded: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(args.tips[0]!)).toBeVisible();
    await expect(args.onFolded).toHaveBeenLastCalledWith({ isFolded: false });
  },
};

/** The product keeps it folded: a press only asks. */
export const StaysAsTheProductSays: Story = {
  name: 'Tips stay folded as the product says: a press only asks',
  args: { isFolded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tips' }));
    await expect(args.onFolded).toHaveBeenCalledWith({ isFolded: false });
    await waitFor(() => expect(canvas.getByText(args.tips[0]!)).not.toBeVisible());
  },
};

export const Empty: Story = {
  name: 'No tips are no card',
  args: { tips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: { tips: ['Donaudampfschifffahrtsgesellschaft '.repeat(6), 'Short.'] },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
