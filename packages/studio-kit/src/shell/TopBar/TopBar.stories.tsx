import { personFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Studio Kit/Shell/TopBar',
  component: TopBar,
  tags: ['picture', 'narrow'],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'member',
    user: personFixture(),
    credits: 1284,
    chatHref: 'https://chat.example.com',
    wikiHref: 'https://wiki.example.com',
    onNavigationRequested: fn(),
    onUpgradeRequested: fn(),
    onManageSubscriptionRequested: fn(),
    onCreditsRequested: fn(),
    onShortcutsRequested: fn(),
    onSoonRequested: fn(),
    onSignInRequested: fn(),
    onSignOutRequested: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  name: 'A member has chat, Upgrade, Create and a menu, and no Sign In (A50, A51, A57, A59, A60)',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    // Hidden where a phone has no room for it.
    const chat = canvas.getByRole('link', { name: /Community chat/, hidden: true });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.com');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/create-image');
    await expect(canvas.getByRole('button', { name: 'Upgrade' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).toBeNull();
  },
};

export const Visitor: Story = {
  name: 'A visitor has Sign In where a member has a menu (A64)',
  args: { status: 'visitor', user: null, credits: null },
};
export const Subscribed: Story = { args: { isSubscribed: true } };
export const Loading: Story = { args: { status: 'loading', user: null, credits: null } };
export const RightToLeft: Story = { tags: ['!narrow'], globals: { locale: 'ar' } };
export const VeryLongText: Story = {
  args: {
    user: { name: 'Maximiliane Gräfin von Donaudampfschifffahrt-Hohenlohe' },
    credits: 123_456_789,
  },
};

export const WhatIsLeftOnANarrowBar: Story = {
  name: 'What is left to spend stays in the bar down to a phone, by its whole name, and nothing stands over the edge',
  tags: ['!picture', '!narrow'],
  decorators: [
    (Story) => (
      <div data-testid="room">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    const drawn = () => canvas.queryByRole('button', { name: '1,284 credits' });
    const inside = () => {
      const { left, right } = room.getBoundingClientRect();
      return [...room.querySelectorAll('button, a')]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .every((each) => each.left >= left && each.right <= right);
    };
    for (const width of [1040, 536, 390, 320]) {
      room.style.inlineSize = `${width}px`;
      await waitFor(() => expect([width, drawn() !== null, inside()]).toEqual([width, width > 320, true]));
      const words = room.querySelector('[data-figure] > span')!;
      await expect(words.getBoundingClientRect().width > 1).toBe(width >= 768);
    }
  },
};

export const AnotherProductHasNoCreate: Story = {
  name: 'The bar of another product has no Create',
  tags: ['!picture', '!narrow'],
  args: { createHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create' })).toBeNull();
  },
};

export const AVisitorSignsInOrUpgrades: Story = {
  name: 'A visitor signs in, or is asked to by Upgrade (A65, A66)',
  tags: ['!picture', '!narrow'],
  args: { status: 'visitor', user: null, credits: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSignInRequested).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade' }));
    await expect(args.onUpgradeRequested).toHaveBeenCalledTimes(1);
  },
};

export const WhoSubscribedManages: Story = {
  name: 'Who subscribed manages that (A58)',
  tags: ['!picture', '!narrow'],
  args: { isSubscribed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Subscription' }));
    await expect(args.onManageSubscriptionRequested).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '1,284 credits' }));
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const MenusComeWithTheirFirstPress: Story = {
  name: 'Menus come with their first press, and give the focus back (A52, A63)',
  tags: ['!picture', '!narrow'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Help' }).focus();
    await userEvent.keyboard('{Enter}');
    const feedback = await screen.findByRole('menuitem', { name: 'Feedback' });
    await expect(feedback).toHaveAttribute('href', '/feedback');
    // The first of a menu takes the focus a moment after it is there.
    await waitFor(() => expect(feedback).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Mara Lind' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOutRequested).toHaveBeenCalledTimes(1);
  },
};
