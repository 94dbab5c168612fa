import { creationHref, titleOf } from '@kinora/contract';
import { creationFixture, ledgerEntryFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { paymentTab } from '../../mocks/paymentTab.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Account',
  args: { path: '/account' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const clip = creationFixture();

export const Visitor: Story = {
  name: 'A visitor finds the gate before the account (A67, D37)',
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Create stunning videos with artificial intelligence'),
    ).toBeVisible();
  },
};

export const Member: Story = {
  name: 'Balance, sessions and what one can do with one’s data stand over the credit history (D37)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Credit history' })).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: 'Included videos' })).toBeVisible();
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeVisible();
  },
};

export const EveryMovement: Story = {
  name: 'Every movement of credits is told, newest first, and one that paid for a creation leads to it (D37)',
  args: {
    scenario: {
      accounts: [
        {
          ...mara,
          creations: [clip],
          ledger: [
            ledgerEntryFixture({ id: 2, kind: 'hold', creation_id: clip.id, creation_title: titleOf(clip) }),
            ledgerEntryFixture({ id: 1 }),
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const ledger = within(await canvas.findByRole('grid', { name: 'Credit history' }));
    await waitFor(() => expect(ledger.getAllByRole('rowheader')).toHaveLength(2));
    const [, newest, oldest] = ledger.getAllByRole('row');
    await expect(within(newest!).getByRole('link', { name: titleOf(clip) })).toHaveAttribute(
      'href',
      creationHref(clip.id),
    );
    await expect(within(oldest!).queryByRole('link')).toBeNull();
  },
};

export const OnTheWayToBilling: Story = {
  name: 'On the way to billing its button is busy (A179, D37)',
  args: {
    scenario: {
      accounts: [
        { ...mara, subscription: { subscribed: true, subscription_tier: 'Starter', plan_id: 'starter' } },
      ],
    },
    answers: [http.post(`${storyUrl}/functions/v1/customer-portal`, () => delay('infinite'))],
  },
  play: async ({ canvas, userEvent }) => {
    paymentTab();
    const button = await canvas.findByRole('button', { name: /Manage billing/i });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-pending');
  },
};

export const TheWrongPassword: Story = {
  name: 'A wrong current password is told of at its field when the password is changed (D37)',
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText(/^Current password/);
    await userEvent.type(current, 'not mine');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'battery staple');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'battery staple{Enter}');
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not the current password.'));
    await expect(current).toBeInvalid();
    await expect(current).toHaveFocus();
  },
};

/** What the browser says when it is asked for its leave. */
const answering = (leave: NotificationPermission) => () => {
  const own = Notification.requestPermission;
  Notification.requestPermission = async () => leave;
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => leave });
  return () => {
    Notification.requestPermission = own;
    Reflect.deleteProperty(Notification, 'permission');
    localStorage.removeItem('kinora-news');
  };
};

export const NewsOn: Story = {
  name: 'The device tells what is done, if one wants it (D37)',
  beforeEach: answering('granted'),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Tell me when something is done' });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
  },
};

export const NewsRefused: Story = {
  name: 'A browser that refuses to tell is explained (D37)',
  beforeEach: answering('denied'),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Tell me when something is done' });
    await userEvent.click(choice);
    await expect(await canvas.findByText(/This browser refuses them/)).toBeVisible();
    await expect(choice).not.toBeChecked();
  },
};
