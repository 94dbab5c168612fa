import { billingWords, routes } from '@kinora/contract';
import { videoLimitsFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LimitNotice } from './LimitNotice.tsx';

const meta = {
  title: 'Studio Kit/Billing/LimitNotice',
  component: LimitNotice,
  args: { limits: videoLimitsFixture(), plansHref: routes.pricing.path, onCreditsRequested: fn() },
} satisfies Meta<typeof LimitNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const reached = {
  limits: videoLimitsFixture({ credits_used: 3, credits_remaining: 0, can_generate: false }),
};

export const Reached: Story = {
  name: 'A limit that is reached is said, with a way to the plans (A109)',
  tags: ['picture', 'narrow'],
  args: reached,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(billingWords.limitReached.title);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
};

export const MoreCreditsAreAsked: Story = {
  name: 'More credits are asked for by keyboard where the limit is reached',
  args: reached,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Get more credits' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const Near: Story = {
  name: 'A limit that is near is said in a notice',
  tags: ['picture'],
  args: { limits: videoLimitsFixture({ monthly_limit: 20, credits_used: 17, credits_remaining: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(billingWords.limitNear.title);
  },
};

export const NothingToSay: Story = {
  name: 'A month that has much left has no notice',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...Near,
  name: 'A limit that is near is said where reading goes from right to left, too',
  tags: [],
  globals: { locale: 'ar' },
};
