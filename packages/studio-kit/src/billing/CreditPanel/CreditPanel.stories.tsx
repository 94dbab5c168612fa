import { billingWords, routes } from '@kinora/contract';
import { videoLimitsFixture } from '@kinora/contract/testing';
import { ClockProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CreditPanel, type CreditPanelProps } from './CreditPanel.tsx';

const limits = videoLimitsFixture({
  credits_used: 1,
  credits_remaining: 2,
  images_used: 4,
  credit_balance: 1284,
});
const Panel = (props: CreditPanelProps) => <CreditPanel {...props} />;
const still = () => Date.UTC(2026, 10, 14, 9, 30);

const meta = {
  title: 'Studio Kit/Billing/CreditPanel',
  component: Panel,
  args: {
    status: 'ready',
    limits,
    plansHref: routes.pricing.path,
    historyHref: routes.account.path,
    onRefreshRequested: fn(),
    onCreditsRequested: fn(),
  },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 560 }}>
        <Panel {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'What is used of the month is told in percent, with the day it begins anew (A106, A107, A108)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    const videos = await canvas.findByRole('meter', { name: 'Included videos' });
    await expect(videos).toHaveAttribute('aria-valuetext', '1 of 3 used · 33%');
    await expect(canvas.getByText('1 of 3 used · 33%')).toBeVisible();
    await expect(canvas.getByText('Dec 1, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Credit history' })).toHaveAttribute('href', '/account');
  },
};

export const Loading: Story = {
  name: 'The panel says that credits are loading (A106)',
  tags: ['picture'],
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading credits');
  },
};

export const NoCredits: Story = {
  name: 'A month that is used up says that its limit is reached (A109)',
  tags: ['picture', 'narrow'],
  args: {
    limits: videoLimitsFixture({
      credits_used: 3,
      credits_remaining: 0,
      can_generate: false,
      images_used: 10,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(billingWords.limitReached.title);
  },
};

export const MoreCreditsAreAsked: Story = {
  name: 'More credits are asked for from the panel (D34)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get more credits' }));
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const NearTheEnd: Story = {
  tags: ['picture'],
  args: { limits: videoLimitsFixture({ monthly_limit: 20, credits_used: 18, credits_remaining: 2 }) },
};

export const RefreshingIsAskedAndShown: Story = {
  name: 'Refreshing is asked for by keys, shows while it goes on, and is not asked for twice (A110)',
  render: function Asking(args) {
    const [isRefreshing, setIsRefreshing] = useState(false);
    return (
      <CreditPanel
        {...args}
        {...{ isRefreshing }}
        onRefreshRequested={() => {
          args.onRefreshRequested?.();
          setIsRefreshing(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const refresh = canvas.getByRole('button', { name: 'Refresh credits' });
    await waitFor(() => expect(refresh).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefreshRequested).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(refresh).toHaveAttribute('data-pending'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefreshRequested).toHaveBeenCalledTimes(1);
    await expect(refresh).toHaveFocus();
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };

export const Error: Story = {
  name: 'Limits that can’t be loaded say so (A111)',
  tags: ['picture'],
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load video limits');
  },
};

export const AnotherTryIsAsked: Story = {
  name: 'Limits that could not be loaded are asked for again',
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefreshRequested).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  name: 'The panel says that its limits are as last known',
  tags: ['picture'],
  args: { staleNote: 'As last known. You are offline.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('As last known'));
  },
};

const signIn = fn();

const ofVisitor: Pick<Story, 'render'> = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <CreditPanel status="visitor" onSignInRequested={signIn} />
    </div>
  ),
};

export const Visitor: Story = { ...ofVisitor, tags: ['picture'] };

export const AVisitorIsLedToTheDoor: Story = {
  ...ofVisitor,
  name: 'A visitor is led from the panel to signing in',
  play: async ({ canvas, userEvent }) => {
    signIn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(signIn).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
