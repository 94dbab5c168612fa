import { generalWords, noSubscription } from '@kinora/contract';
import { personFixture, videoLimitsFixture } from '@kinora/contract/testing';
import { ClockProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { accountClock, proSubscription, sessionsFixture } from './AccountSummary.fixtures.ts';
import { AccountSummary } from './AccountSummary.tsx';

const meta = {
  title: 'Studio Kit/Account/AccountSummary',
  component: AccountSummary,
  args: {
    user: personFixture(),
    limits: {
      is: 'there',
      it: videoLimitsFixture({ credit_balance: 1284, credits_remaining: 2, images_remaining: 7 }),
    },
    subscription: { is: 'there', it: noSubscription },
    sessions: { is: 'there', it: sessionsFixture },
    onCreditsRequested: fn(),
    onBillingRequested: fn(),
    onReloadRequested: fn(),
    onPasswordChanged: fn(),
    onSessionEnded: fn(),
    onOtherSessionsEnded: fn(),
    onExportRequested: fn(),
    onDeletionConfirmed: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={accountClock} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof AccountSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Balance, what is included, the plan and where one is signed in (D37)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.getByText('1,284')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Included videos' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3 left',
    );
    await expect(await canvas.findByText('Firefox, Linux')).toBeVisible();
    const here = canvas.getByText('This device').closest('li');
    await expect(here).toHaveTextContent('Firefox, LinuxIn use now · signed in Nov 1, 8:00 AMThis device');
    await userEvent.click(canvas.getByRole('button', { name: 'Get more credits' }));
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const FurtherMatters: Story = {
  name: 'Further matters of the product look like the others (D37)',
  args: { further: [{ title: 'Notifications', content: 'This browser tells nothing while it is closed.' }] },
  play: async ({ canvas }) => {
    const [theirs, own] = ['Notifications', 'Your data'].map((name) => canvas.getByRole('region', { name }));
    await expect(theirs!).toHaveTextContent('This browser tells nothing');
    await expect(theirs!.className).toBe(own!.className);
    const [title, ownTitle] = [theirs, own].map((each) => within(each!).getByRole('heading', { level: 2 }));
    await expect(title!.className).toBe(ownTitle!.className);
  },
};

export const Subscribed: Story = {
  name: 'A plan says when it renews, and its billing is asked for (D37)',
  tags: ['picture'],
  args: { subscription: { is: 'there', it: proSubscription } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Renews/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Billing' }));
    await expect(args.onBillingRequested).toHaveBeenCalledTimes(1);
  },
};

export const Cancelled: Story = {
  name: 'A plan that was cancelled says when it ends (D38)',
  args: { subscription: { is: 'there', it: { ...proSubscription, cancel_at_period_end: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ends/)).toBeVisible();
  },
};

export const TheCardFailed: Story = {
  name: 'A card failed: the plan is kept until a day (D38)',
  tags: ['picture'],
  args: {
    subscription: {
      is: 'there',
      it: { ...proSubscription, status: 'past_due', grace_until: '2026-11-28T00:00:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The last payment failed')).toBeVisible();
    await expect(canvas.getByText(/Nov 28, 2026/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  args: { limits: { is: 'loading' }, subscription: { is: 'loading' }, sessions: { is: 'loading' } },
};

export const Offline: Story = {
  name: 'What could not be loaded is asked for again (D37)',
  tags: ['picture'],
  args: {
    limits: { is: 'lost', message: generalWords.offline },
    sessions: { is: 'lost', message: generalWords.offline },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first!);
    await expect(args.onReloadRequested).toHaveBeenCalledTimes(1);
  },
};

export const PlanUnread: Story = {
  name: 'A plan that could not be read says so where it stands, and is asked for again (D37)',
  args: { subscription: { is: 'lost', message: generalWords.unavailable } },
  play: async ({ args, canvas, userEvent }) => {
    const credits = within(canvas.getByRole('region', { name: 'Credits and plan' }));
    await expect(credits.getByText(generalWords.unavailable)).toBeVisible();
    await expect(credits.getByText('1,284')).toBeVisible();
    await userEvent.click(credits.getByRole('button', { name: 'Try again' }));
    await expect(args.onReloadRequested).toHaveBeenCalledTimes(1);
  },
};

export const NoCredits: Story = {
  name: 'A month whose images are used up says that none is left, and of how many (D11)',
  args: {
    limits: {
      is: 'there',
      it: videoLimitsFixture({ credits_remaining: 0, images_remaining: 0, can_generate: false }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Included images' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 10 left',
    );
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const Sessions: Story = {
  name: 'One session is ended, or all the others (D37)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari, iPhone' }));
    await expect(args.onSessionEnded).toHaveBeenCalledWith({ id: 's-2' });
    await expect(canvas.getByRole('button', { name: 'Sign out Unknown device' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onOtherSessionsEnded).toHaveBeenCalledTimes(1);
  },
};

const [current, phone] = sessionsFixture;

export const DevicesOfOneName: Story = {
  name: 'Devices of the same name are told apart by when they were signed in, also to who hears them, and this one is the first (D37)',
  tags: ['picture', 'narrow'],
  args: {
    sessions: {
      is: 'there',
      it: [
        phone!,
        { ...phone!, id: 's-4', created_at: '2026-10-02T10:30:00.000Z' },
        { ...current!, last_used_at: '2026-11-19T08:58:00.000Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
    await expect(list.firstElementChild).toHaveTextContent('This device');
    const buttons = canvas.getAllByRole('button', { name: 'Sign out Safari, iPhone' });
    await expect(buttons).toHaveLength(2);
    await expect(buttons[0]).toHaveAccessibleDescription(/signed in Nov 10, 8:00/);
    await expect(buttons[1]).toHaveAccessibleDescription(/signed in Oct 2, 10:30/);
  },
};

export const SignedOutOneByOne: Story = {
  name: 'The focus goes from a device that was signed out to the next one, and from the last to the heading (D37)',
  render: function Held(args) {
    const [devices, setDevices] = useState(sessionsFixture);
    return (
      <AccountSummary
        {...args}
        sessions={{ is: 'there', it: devices }}
        onSessionEnded={({ id }) => setDevices((before) => before.filter((each) => each.id !== id))}
        onOtherSessionsEnded={() => setDevices((before) => before.filter((each) => each.is_current))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Sign out Safari, iPhone' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign out Unknown device' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  },
};

export const AllOthersSignedOut: Story = {
  ...SignedOutOneByOne,
  name: 'The focus goes to the heading when every other device was signed out (D37)',
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Sign out everywhere else' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  },
};

export const Exporting: Story = {
  name: 'One’s data is asked for, then there (D37)',
  args: { exporting: { href: '/export.zip' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }));
    await expect(args.onExportRequested).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Your data is ready to download.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the archive' })).toHaveAttribute(
      'href',
      '/export.zip',
    );
  },
};

export const Deleting: Story = {
  name: 'Deleting an account is asked for and proved by the password, by keyboard (D37)',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete account…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete your account, with everything in it? This cannot be undone.',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(within(dialog).getByText(/Enter your password/)).toBeVisible());
    await expect(args.onDeletionConfirmed).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText(/^Your password/), 'correct horse{Enter}');
    await expect(args.onDeletionConfirmed).toHaveBeenCalledWith({ password: 'correct horse' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TheWrongPassword: Story = {
  name: 'A wrong password is told of at the field where deleting the account asks for it (D37)',
  args: { deleting: { problem: 'That is not your password.', problemField: 'password' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account…' }));
    const password = await screen.findByLabelText(/^Your password/);
    await userEvent.type(password, 'horse{Enter}');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('That is not your password.');
    await userEvent.type(password, 'c');
    await expect(password).toBeValid();
  },
};
