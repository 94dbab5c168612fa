import { personFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'Studio Kit/Account/UserMenu',
  component: UserMenu,
  args: {
    user: personFixture(),
    onSoonRequested: fn(),
    onCreditsRequested: fn(),
    onSignOutRequested: fn(),
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Profile, Settings and Sign Out are asked for from the menu (A60, A61, A62, A63)',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mara Lind' });
    const choose = async (name: string) => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Profile');
    await expect(args.onSoonRequested).toHaveBeenLastCalledWith({ what: 'Profile' });
    await choose('Settings');
    await expect(args.onSoonRequested).toHaveBeenLastCalledWith({ what: 'Settings' });
    await choose('Get more credits');
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
    await choose('Sign Out');
    await expect(args.onSignOutRequested).toHaveBeenCalledTimes(1);
  },
};

export const Shown: Story = {
  name: 'The menu of an account is open at once where it is asked to be',
  tags: ['picture', 'narrow'],
  args: { startsOpen: true },
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const RightToLeft: Story = {
  name: 'Right to left, the menu of an account has its signs at the right',
  tags: ['picture'],
  args: { startsOpen: true },
  globals: { locale: 'ar' },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    const item = menu.querySelector('[role=menuitem]')!;
    const sign = item.querySelector('svg')!.getBoundingClientRect();
    const { left, width } = item.getBoundingClientRect();
    await expect(sign.left).toBeGreaterThan(left + width / 2);
  },
};

export const OpenAtOnce: Story = {
  name: 'A menu that starts open is closed by Escape, and its button has the focus',
  args: { startsOpen: true },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menu', { name: 'Account' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mara Lind' })).toHaveFocus());
  },
};

export const OnlyTheWayOut: Story = {
  name: 'A menu that is given the way out alone leads out, and nowhere else (A63)',
  render: ({ onSignOutRequested }) => <UserMenu {...{ onSignOutRequested }} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const lines = await screen.findAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Sign Out']);
    await userEvent.click(lines[0]!);
    await expect(args.onSignOutRequested).toHaveBeenCalledTimes(1);
  },
};
