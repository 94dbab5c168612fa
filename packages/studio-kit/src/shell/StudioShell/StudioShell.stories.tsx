import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExampleShell } from './StudioShell.fixtures.tsx';

const meta = {
  title: 'Studio Kit/Shell/StudioShell',
  component: ExampleShell,
  tags: ['picture', 'narrow'],
  parameters: { layout: 'fullscreen' },
  args: { onSignInRequested: fn(), onSignOutRequested: fn() },
} satisfies Meta<typeof ExampleShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
};

export const Member: Story = { name: 'A member’s bar has a button with their name', play: signedIn };
export const WithoutABanner: Story = { args: { startsWithBanner: false } };
export const RightToLeft: Story = { tags: ['!narrow'], globals: { locale: 'ar' } };
export const Visitor: Story = { args: { status: 'visitor' } };
export const Loading: Story = { args: { status: 'loading' } };

export const TheSidebarIs232PixelsWideOr64: Story = {
  name: 'The sidebar of a page is 232 px wide, or 64 when it is collapsed (A31, A32, A33)',
  tags: ['!picture', '!narrow'],
  play: async ({ canvas, userEvent }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(sidebar.getBoundingClientRect().width).toBe(232);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(64));
    await expect(canvas.getByRole('link', { name: 'Creation history' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(232));
  },
};

export const Collapsed: Story = {
  name: 'A rail that starts collapsed is as narrow as its icons',
  args: { startsCollapsed: true },
  play: async (context) => {
    await signedIn(context);
    await expect(context.canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(
      64,
    );
  },
};

export const TheFirstTabStopLeadsToThePage: Story = {
  name: 'The first stop of the Tab key leads to the page',
  tags: ['!picture', '!narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const TheOfferCanBeDismissed: Story = {
  name: 'The offer can be dismissed (A48)',
  tags: ['!picture', '!narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/Limited-time offer/)).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const SigningOutIsInTheAccountMenu: Story = {
  name: 'Signing out is in the account menu (A60, A63)',
  tags: ['!picture', '!narrow'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mara Lind' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOutRequested).toHaveBeenCalledTimes(1);
  },
};
