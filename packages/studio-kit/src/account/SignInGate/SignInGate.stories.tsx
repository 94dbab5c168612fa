import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInGate } from './SignInGate.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInGate',
  component: SignInGate,
  tags: ['picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'visitor',
    children: <p>What is behind the gate</p>,
    termsHref: '/terms',
    privacyHref: '/privacy',
    onSignInRequested: fn(),
    onSignUpRequested: fn(),
  },
} satisfies Meta<typeof SignInGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'A visitor is asked to sign in, and sees nothing of what is behind (A69, A70, A72)',
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText('What is behind the gate')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: 'A visitor signs in at the gate by keyboard alone (A72)',
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Sign In' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('mara@example.org');
    await userEvent.tab();
    await userEvent.keyboard('correct horse{Enter}');
    await waitFor(() =>
      expect(args.onSignInRequested).toHaveBeenCalledWith({
        email: 'mara@example.org',
        password: 'correct horse',
      }),
    );
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Loading: Story = {
  name: 'The gate says that it is loading while nobody knows who is there (A67)',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('What is behind the gate')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Member: Story = {
  name: 'A member sees what is behind the gate (A68)',
  tags: ['!picture'],
  args: { status: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is behind the gate')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
