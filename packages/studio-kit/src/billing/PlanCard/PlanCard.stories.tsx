import { noSubscription, yearlySaving, type Subscription } from '@kinora/contract';
import { plansFixture } from '@kinora/contract/testing';
import { ClockProvider, Grid } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const [free, starter, pro] = plansFixture;
const still = () => Date.UTC(2026, 10, 14, 9, 30);
const subscribed: Subscription = {
  ...noSubscription,
  subscribed: true,
  subscription_tier: 'Starter',
  subscription_end: '2026-12-14T09:30:00.000Z',
  status: 'active',
};

const meta = {
  title: 'Studio Kit/Billing/PlanCard',
  component: PlanCard,
  args: {
    plan: starter,
    billingCycle: 'monthly',
    upgradePlan: starter,
    onSubscribeRequested: fn(),
    onBillingRequested: fn(),
  },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ maxInlineSize: 360 }}>
        <PlanCard {...args} />
      </div>
    </ClockProvider>
  ),
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A plan’s card tells its name and its price in dollars (A165, A169)',
  tags: ['narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.99')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Starter' })).toBeVisible();
  },
};

export const AllThree: Story = {
  name: 'Three plans stand side by side, and Pro alone is Most Popular (A165, A174)',
  tags: ['picture'],
  render: (args) => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={16}>
      {plansFixture.map((plan) => (
        <PlanCard key={plan.id} {...args} plan={plan} isCurrent={plan === free} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    // What there is to do stands in one line, whatever a card says over it.
    const tops = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().top);
    await expect([...new Set(tops.map(Math.round))]).toHaveLength(1);
    const popular = canvas.getByText('Most Popular').closest('article')!;
    await expect(popular).toHaveAccessibleName('Pro');
    await expect(canvas.getAllByText('Most Popular')).toHaveLength(1);
  },
};

export const YearlyIsShownByTheMonth: Story = {
  name: 'Yearly is shown divided by 12 (A167)',
  tags: ['picture'],
  args: { plan: pro, billingCycle: 'yearly' },
  play: async ({ canvas }) => {
    await expect(yearlySaving(pro)).toBe(17);
    await expect(canvas.getByText('$24.89')).toBeVisible();
    await expect(canvas.getByText('$298.70')).toBeVisible();
  },
};

export const SubscribingIsAsked: Story = {
  name: 'Subscribing is asked for by keys (A170)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subscribe: Starter' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribeRequested).toHaveBeenCalledWith({ plan: starter, billingCycle: 'monthly' });
  },
};

export const TheFreeCardBuysStarter: Story = {
  name: 'The free card says that one has it, and buys Starter at the price it names (A172, A173)',
  tags: ['picture'],
  args: { plan: free, isCurrent: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Current Plan')).toBeVisible();
    const upgrade = canvas.getByRole('button', { name: 'Upgrade Now' });
    await expect(upgrade).toHaveAccessibleDescription('Starter: $9.99 per month');
    await userEvent.click(upgrade);
    await expect(args.onSubscribeRequested).toHaveBeenCalledWith({ plan: starter, billingCycle: 'monthly' });
  },
};

export const Current: Story = {
  name: 'The current plan says so, and is not offered again (A173, A175)',
  tags: ['picture'],
  args: { subscription: subscribed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current Plan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Subscribe/ })).toBeNull();
  },
};

export const ItsBillingIsLookedAfter: Story = {
  name: 'Billing is managed from the card of the current plan (A175)',
  args: { subscription: subscribed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Billing' }));
    await expect(args.onBillingRequested).toHaveBeenCalledTimes(1);
  },
};

export const TheFreeCardOfASubscriber: Story = {
  name: 'The free card offers a subscriber the billing, and no upgrade',
  args: { plan: free, subscription: subscribed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Manage Billing' })).toBeVisible();
  },
};

export const ACardThatFailed: Story = {
  name: 'A payment that failed is said, with the day to which the plan stays (D38)',
  tags: ['picture'],
  args: {
    subscription: { ...subscribed, status: 'past_due', grace_until: '2026-11-21T09:30:00.000Z' },
  },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText(/Your plan stays until Nov 21, 2026/)).toBeVisible();
  },
};

export const ASmallerPlanToCome: Story = {
  name: 'A smaller plan that is to come is said, with its day (D38)',
  args: { plan: pro, subscription: { ...subscribed, subscription_tier: 'Pro', next_tier: 'Starter' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your plan ends on Dec 14, 2026. From then on: Starter.',
    );
  },
};

export const Pending: Story = { args: { isPending: true } };

export const VeryLongText: Story = {
  tags: ['picture'],
  args: {
    plan: {
      ...starter,
      description: 'For people who make a great many things. '.repeat(4),
      features: ['Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3), ...starter.features],
    },
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' }, args: { plan: pro } };
