import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureCard } from './FailureCard.tsx';

const meta = {
  title: 'Studio Kit/Result/FailureCard',
  component: FailureCard,
  tags: ['picture', 'narrow'],
  args: { message: 'The picture could not be read.', onRetryRequested: fn(), onDismissed: fn() },
} satisfies Meta<typeof FailureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {
  name: 'A failure says that nothing was charged',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
  },
};

export const SaysItItself: Story = {
  name: 'A failure that says of itself that nothing was charged is not told so again',
  tags: ['!picture', '!narrow', '!forced-colors'],
  args: { message: 'The server did not take it. Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Nothing was charged/)).toHaveLength(1);
  },
};

export const RetryIsAskedForOnce: Story = {
  name: 'Retry, pressed by keyboard, asks once',
  tags: ['!picture', '!narrow', '!forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};

export const VeryLongText: Story = {
  args: { message: 'The engine answered with a very long explanation. '.repeat(8) },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
