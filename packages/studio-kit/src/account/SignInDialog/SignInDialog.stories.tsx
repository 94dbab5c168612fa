import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignInDialog } from './SignInDialog.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInDialog',
  component: SignInDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    termsHref: '/terms',
    privacyHref: '/privacy',
    onSignInRequested: fn(),
    onSignUpRequested: fn(),
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'A73 Open',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
