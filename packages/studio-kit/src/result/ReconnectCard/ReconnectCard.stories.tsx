import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReconnectCard } from './ReconnectCard.tsx';

const meta = {
  title: 'Studio Kit/Result/ReconnectCard',
  component: ReconnectCard,
  tags: ['picture', 'narrow'],
  args: { message: 'The server is not answering.', onReconnectRequested: fn(), onDismissed: fn() },
} satisfies Meta<typeof ReconnectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: 'A lost connection says where the result will be, and nothing of what was charged',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/will be in your history/)).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
  },
};

export const ItIsLookedForOnce: Story = {
  name: 'Look again, pressed by keyboard, asks once',
  tags: ['!picture', '!narrow', '!forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Look again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReconnectRequested).toHaveBeenCalledTimes(1);
  },
};
