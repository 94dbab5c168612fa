import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mara } from '../../mocks/storyServer.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Reset password',
  args: { path: '/reset-password' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a new password; answers with what says so. */
async function passwordChanged({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  await userEvent.type(await canvas.findByLabelText(/^New password/), 'a better one');
  await userEvent.type(canvas.getByLabelText(/^Confirm/), 'a better one');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  return canvas.findByText(/Password changed/);
}

export const Expired: Story = {
  name: 'A link that is too old to sign in says so (D37)',
  tags: ['picture'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link is too old/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const AnotherLink: Story = {
  name: 'Where a link is too old another is asked for, and an address that is none says so (D37)',
  tags: ['!picture'],
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/^Email/);
    const send = canvas.getByRole('button', { name: 'Send the link' });
    await userEvent.type(email, 'mara');
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/email address/));
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, '@example.com');
    await userEvent.click(send);
    await expect(await canvas.findByText(/a link is on its way/)).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'A new password is chosen twice (A77, A83, D37)',
  play: async (context) => {
    await expect(await passwordChanged(context)).toBeVisible();
  },
};

export const SaidAfterSigningOut: Story = {
  name: 'What was changed stays said to who signs out after it, with the way to sign in (D37)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const changed = await passwordChanged(context);
    await userEvent.click(canvas.getByRole('button', { name: mara.fullName }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Sign In' })).toHaveLength(2));
    await expect(changed).toBeVisible();
    await expect(canvas.queryByText(/This link is too old/)).toBeNull();
    const page = within(canvas.getByRole('main'));
    await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
    const asking = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(asking).toBeVisible());
  },
};
