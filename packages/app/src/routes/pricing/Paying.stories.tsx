import type { FakeOperation, Scenario } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentTab } from '../../mocks/paymentTab.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Paying',
  args: { path: '/pricing' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const failing = (operation: FakeOperation): Scenario => ({
  failures: { [operation]: { kind: 'Unexpected', message: 'It broke' } },
});
const byTheYear = {
  accounts: [
    {
      ...mara,
      subscription: {
        subscribed: true,
        subscription_tier: 'Starter',
        plan_id: 'starter',
        billing_cycle: 'yearly' as const,
      },
    },
  ],
};

const subscribed = {
  accounts: [
    { ...mara, subscription: { subscribed: true, subscription_tier: 'Starter', plan_id: 'starter' } },
  ],
} satisfies Scenario;
const asked: unknown[] = [];
/** Names a page of payment, and keeps what it was asked for. */
const paidAt = (name: string, url: string) =>
  http.post(`${storyUrl}/functions/v1/${name}`, async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ url });
  });

const subscribe = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
const openPacks = async ({ canvas, userEvent }: Context) => {
  const main = within(await canvas.findByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Get more credits' }));
  return within(await screen.findByRole('dialog', { name: 'Get more credits' }));
};

export const ThePlans: Story = {
  name: 'Plans stand by their price, with Most Popular on Pro (A164, A165, A169, A174)',
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const names = cards.map((card) => within(card).getByRole('heading').textContent);
    await expect(names).toEqual(['Free', 'Starter', 'Pro']);
    await expect(cards[1]).toHaveTextContent('$9.99');
    await expect(cards[2]).toHaveTextContent('$29.99');
    await expect(within(cards[2]!).getByText('Most Popular')).toBeVisible();
  },
};

export const ByTheYear: Story = {
  name: 'By the year a twelfth is shown, and a year is bought in a tab of its own (A167, A168, A171)',
  args: { answers: [paidAt('create-checkout', `${storyUrl}/checkout/1`)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    const [, starter, pro] = canvas.getAllByRole('article');
    await waitFor(() => expect(starter).toHaveTextContent('$8.29'));
    await expect(pro).toHaveTextContent('$24.89');
    const tab = paymentTab();
    asked.length = 0;
    await subscribe(context, 'Subscribe: Pro');
    await tab.leadsTo(`${storyUrl}/checkout/1`);
    await expect(asked).toEqual([{ planId: 'pro', billingCycle: 'yearly' }]);
  },
};

export const UpgradeFromFree: Story = {
  name: 'Who has the free plan sees so, and what Upgrade Now on its card buys: Starter (A170, A171, A172, A173)',
  args: { answers: [paidAt('create-checkout', `${storyUrl}/checkout/2`)] },
  play: async (context) => {
    const current = await context.canvas.findByText('Current Plan');
    await expect(current.closest('article')).toHaveAccessibleName('Free');
    const upgrade = context.canvas.getByRole('button', { name: 'Upgrade Now' });
    await expect(upgrade).toHaveAccessibleDescription('Starter: $9.99 per month');
    const tab = paymentTab();
    asked.length = 0;
    await subscribe(context, 'Upgrade Now');
    await tab.leadsTo(`${storyUrl}/checkout/2`);
    await expect(asked).toEqual([{ planId: 'starter', billingCycle: 'monthly' }]);
  },
};

export const AForeignAddress: Story = {
  name: 'A foreign page of payment is not followed (A178, D25)',
  args: { answers: [paidAt('create-checkout', 'https://elsewhere.example/pay')] },
  play: async (context) => {
    const tab = paymentTab();
    await subscribe(context, 'Subscribe: Starter');
    await said('Failed to start checkout process');
    await tab.isClosedAgain();
  },
};

export const AVisitor: Story = {
  name: 'A visitor is told to sign in, and can at once (A176)',
  args: { isVisitor: true },
  play: async (context) => {
    await subscribe(context, 'Subscribe: Starter');
    await said('Please sign in to subscribe');
    await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
  },
};

export const PlansFail: Story = {
  name: 'Plans that can’t be had say so (A177)',
  args: { scenario: failing('plans.list') },
  play: () => said('Failed to load subscription plans'),
};

export const CheckoutFails: Story = {
  name: 'A checkout that fails says so, and its tab closes (A178)',
  args: { scenario: failing('plans.checkout') },
  play: async (context) => {
    const tab = paymentTab();
    await subscribe(context, 'Subscribe: Starter');
    await said('Failed to start checkout process');
    await tab.isClosedAgain();
  },
};

export const PaidByTheYear: Story = {
  name: 'Who pays by the year finds the prices of a year',
  args: { scenario: byTheYear },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Yearly/ })).toBeChecked());
    const plan = await canvas.findByRole('article', { name: 'Starter' });
    await expect(plan).toHaveTextContent('billed yearly');
  },
};

export const Billing: Story = {
  name: 'Who subscribed sees the current plan, and its billing in a tab of its own (A173, A175, A179)',
  args: { scenario: subscribed, answers: [paidAt('customer-portal', `${storyUrl}/portal`)] },
  play: async (context) => {
    const current = await context.canvas.findByText('Current Plan');
    await expect(current.closest('article')).toHaveTextContent('Starter');
    const tab = paymentTab();
    const [button] = await context.canvas.findAllByRole('button', { name: 'Manage Billing' });
    await context.userEvent.click(button!);
    await tab.leadsTo(`${storyUrl}/portal`);
  },
};

export const OnTheWayToBilling: Story = {
  name: 'On the way to billing its buttons are busy, on the cards and in the bar (A175, A179)',
  args: {
    scenario: subscribed,
    answers: [http.post(`${storyUrl}/functions/v1/customer-portal`, () => delay('infinite'))],
  },
  play: async ({ canvas, userEvent }) => {
    paymentTab();
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Manage Billing/ }))[0]!);
    for (const each of canvas.getAllByRole('button', { name: /Manage Billing/ }))
      await expect(each).toHaveAttribute('data-pending');
    await expect(canvas.getByRole('button', { name: 'Subscribe: Pro' })).not.toHaveAttribute('data-pending');
    const inTheBar = canvas.getByRole('button', { name: /Manage Subscription/ });
    await userEvent.click(inTheBar);
    await expect(inTheBar).toHaveAttribute('data-pending');
  },
};

export const BillingFails: Story = {
  name: 'A portal that says no is told in the words of where it was asked for (A180, A182)',
  args: { scenario: { ...subscribed, ...failing('plans.portal') } },
  play: async ({ canvas, userEvent }) => {
    paymentTab();
    const [button] = await canvas.findAllByRole('button', { name: 'Manage Billing' });
    await userEvent.click(button!);
    await said('Failed to open billing portal');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Subscription' }));
    await said('Failed to open customer portal. Please try again.');
  },
};

export const ThePortalBreaks: Story = {
  name: 'A portal that breaks on the way is told so in the bar (A58, A181)',
  args: {
    scenario: subscribed,
    answers: [paidAt('customer-portal', 'https://elsewhere.example/portal')],
  },
  play: async ({ canvas, userEvent }) => {
    const tab = paymentTab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage Subscription' }));
    await said('Something went wrong. Please try again.');
    await tab.isClosedAgain();
  },
};

export const Packs: Story = {
  name: 'A pack is bought in a tab of its own, and the dialog closes (A184, A185, A186, A187, A189, A192, D34)',
  args: { answers: [paidAt('purchase-credits', `${storyUrl}/checkout/3`)] },
  play: async (context) => {
    const dialog = await openPacks(context);
    const buttons = await dialog.findAllByRole('button', { name: /^Buy/ });
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Buy Try-out for $5', 'Buy Creator for $15', 'Buy Studio for $40']);
    for (const each of ['200 credits per $1', '233 credits per $1', '250 credits per $1'])
      await waitFor(() => expect(dialog.getByText(each)).toBeVisible());
    const tab = paymentTab();
    asked.length = 0;
    await context.userEvent.click(buttons[1]!);
    await tab.leadsTo(`${storyUrl}/checkout/3`);
    await expect(asked).toEqual([{ credit_pack_id: 'creator' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await said('The checkout is open in another tab');
  },
};

export const PacksFail: Story = {
  name: 'Packs that can’t be had say so (A190)',
  args: { scenario: failing('credits.packs') },
  play: async (context) => {
    const dialog = await openPacks(context);
    await waitFor(() => expect(dialog.getByText('Failed to load credit packs')).toBeVisible());
  },
};

export const APurchaseFails: Story = {
  name: 'A purchase that fails says so, and the dialog stays (A191)',
  args: { scenario: failing('credits.purchase') },
  play: async (context) => {
    const tab = paymentTab();
    const dialog = await openPacks(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Buy Creator for $15' }));
    await said('Failed to start purchase process');
    await tab.isClosedAgain();
    await expect(screen.getByRole('dialog', { name: 'Get more credits' })).toBeVisible();
  },
};
