import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInCard } from './SignInCard.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInCard',
  component: SignInCard,
  args: {
    place: 'gate',
    termsHref: '/terms',
    privacyHref: '/privacy',
    onSignInRequested: fn(),
    onSignUpRequested: fn(),
  },
} satisfies Meta<typeof SignInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheGate: Story = {
  name: 'A72 A75 On the gate',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Create stunning videos with artificial intelligence')).toBeVisible();
    await expect(canvas.getByText(/Terms of Service/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('type', 'email');
  },
};

export const SigningUp: Story = {
  tags: ['picture'],
  args: { initialTab: 'sign-up', place: 'dialog' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Mara Lind');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), ' mara@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'correct hors');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Passwords do not match.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'e{Enter}');
    await expect(args.onSignUpRequested).toHaveBeenCalledWith({
      email: 'mara@example.com',
      password: 'correct horse',
      fullName: 'Mara Lind',
    });
  },
};

export const TheTabsToggle: Story = {
  name: 'A73 The tabs toggle',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign In' }));
    await expect(canvas.queryByRole('textbox', { name: /Full name/ })).toBeNull();
  },
};

export const SendingNothingIsExplained: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(
      canvas.getByText('You must provide either an email or phone number and a password'),
    ).toBeVisible();
    await expect(args.onSignInRequested).not.toHaveBeenCalled();
  },
};

export const ThePasswordCanBeShown: Story = {
  name: 'A71 The password can be shown',
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const Refused: Story = { tags: ['picture'], args: { problem: 'Invalid login credentials' } };
export const Pending: Story = { args: { isPending: true } };
