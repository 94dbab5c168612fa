import { generalWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RetryNotice } from './RetryNotice.tsx';

const meta = {
  title: 'Studio Kit/Shell/RetryNotice',
  component: RetryNotice,
  args: {
    title: 'Your albums could not be loaded',
    retryLabel: generalWords.tryAgain,
    onRetryRequested: fn(),
  },
} satisfies Meta<typeof RetryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWhy: Story = {
  name: 'What could not be had is told at once, with why, and can be asked for again by keyboard',
  args: { children: generalWords.unavailable },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(generalWords.unavailable);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: generalWords.tryAgain })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  name: 'While it is asked for again it is not asked for twice',
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetryRequested).not.toHaveBeenCalled();
  },
};

export const ForGood: Story = {
  name: 'Without a way to ask again there is no button',
  args: { onRetryRequested: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...WithWhy,
  name: 'What could not be had is told where reading goes from right to left, too',
  tags: [],
  globals: { locale: 'ar' },
};
