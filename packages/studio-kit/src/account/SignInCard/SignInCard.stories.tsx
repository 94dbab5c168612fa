import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
    onPasswordResetRequested: fn(),
    onConfirmationResendRequested: fn(),
  },
} satisfies Meta<typeof SignInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheGate: Story = {
  name: 'On the gate the card says what it is for, names the terms and asks for an email (A72, A75)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Create stunning videos with artificial intelligence')).toBeVisible();
    await expect(canvas.getByText(/Terms of Service/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('type', 'email');
  },
};

export const SignUp: Story = {
  name: 'Signing up asks for a name too (A74)',
  tags: ['picture', 'narrow'],
  args: { initialTab: 'sign-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toBeRequired();
  },
};

export const SigningUp: Story = {
  name: 'What does not match is said, and mended (A74, A77)',
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
  name: 'Sign In and Sign Up are tabs that change the form (A73)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign In' }));
    await expect(canvas.queryByRole('textbox', { name: /Full name/ })).toBeNull();
  },
};

export const SendingNothingIsExplained: Story = {
  name: 'Sending nothing is explained (A76, D28)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(
      canvas.getByText('You must provide either an email or phone number and a password'),
    ).toBeVisible();
    await expect(args.onSignInRequested).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus());
  },
};

export const TheButtonStaysUnderTheFinger: Story = {
  name: 'The button of a form stays where it is, whatever is said of the fields and of the try',
  args: { place: 'dialog' },
  play: async ({ canvas, userEvent }) => {
    for (const tab of ['Sign In', 'Sign Up']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      const button = canvas.getByRole('button', { name: tab });
      const rest = button.getBoundingClientRect().top;
      await userEvent.click(button);
      await canvas.findByText('Enter your email address');
      await expect(canvas.getByText(/You must provide either/)).toBeVisible();
      await expect(button.getBoundingClientRect().top).toBeCloseTo(rest, 0);
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign In' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    const send = await canvas.findByRole('button', { name: 'Send the link' });
    const rest = send.getBoundingClientRect().top;
    await userEvent.click(send);
    await canvas.findByText('Enter your email address');
    await expect(send.getBoundingClientRect().top).toBeCloseTo(rest, 0);
  },
};

export const ThePasswordCanBeShown: Story = {
  name: 'The password can be shown (A71)',
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const AnAddressWithoutAHost: Story = {
  name: 'An address without a host is refused in plain words (A75)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'mara');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse{Enter}');
    await expect(canvas.getByText('Enter an email address like name@example.com')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(args.onSignInRequested).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  name: 'A password that is too short is said at its field (A79)',
  args: { initialTab: 'sign-up' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Mara Lind');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'five5');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'five5{Enter}');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
  },
};

export const SeveralAtOnce: Story = {
  name: 'Several wrong fields are all said at once, and each is mended by itself (A74, A75, A79)',
  args: { initialTab: 'sign-up' },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    const name = canvas.getByRole('textbox', { name: /Full name/ });
    await userEvent.type(email, 'mara');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'five5');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'five5{Enter}');
    await expect(name).toHaveAccessibleDescription('Please enter your full name');
    await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(email, '@example.com');
    await expect(email).not.toBeInvalid();
    await expect(name).toBeInvalid();
    await expect(email).not.toHaveAccessibleDescription();
    await expect(args.onSignUpRequested).not.toHaveBeenCalled();
  },
};

export const OnTheGateTheMismatchHasNoPoint: Story = {
  name: 'On the gate the mismatch has no full stop (A78, D27)',
  args: { initialTab: 'sign-up' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Mara Lind');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'another{Enter}');
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await expect(canvas.queryByText('Passwords do not match.')).toBeNull();
  },
};

export const APasswordWasForgotten: Story = {
  name: 'A forgotten password: asked for by keyboard, and back again',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Forgot your password?' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Send the link' });
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard('mara{Enter}');
    await expect(email).toHaveAccessibleDescription(/name@example.com/);
    await expect(args.onPasswordResetRequested).not.toHaveBeenCalled();
    await userEvent.type(email, '@example.com{Enter}');
    await expect(args.onPasswordResetRequested).toHaveBeenCalledWith({ email: 'mara@example.com' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(canvas.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  },
};

export const TheLinkIsOnItsWay: Story = {
  name: 'A link that was asked for is on its way, it says, if there is such an account',
  args: { isResetMailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(
      await canvas.findByText('If there is an account with this address, a link is on its way.'),
    ).toBeVisible();
  },
};

export const AConfirmationWasMailed: Story = {
  name: 'A confirmation was mailed, and can be sent again (A81, D29)',
  tags: ['picture'],
  args: { confirmation: { email: 'ada@example.com', inboxHref: '/inbox' } },
};

export const AskedForAgain: Story = {
  name: 'The confirmation is asked for again, for the same address',
  args: { confirmation: { email: 'ada@example.com' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/A link went to ada@example.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.onConfirmationResendRequested).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
};

export const SentAgain: Story = {
  name: 'A confirmation that was sent again is said to be on its way',
  args: { confirmation: { email: 'ada@example.com', isResent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/another one is on its way/)).toBeVisible();
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const Refused: Story = {
  name: 'A sign-in that failed says what the server said (A83, A94)',
  tags: ['picture'],
  args: { problem: { title: 'Sign In Failed', description: 'Invalid login credentials' } },
};
export const Pending: Story = { args: { isPending: true } };
