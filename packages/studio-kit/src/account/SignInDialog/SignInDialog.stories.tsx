import { accountDeedWords, generalWords, signInReasons } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
    onPasswordResetRequested: fn(),
    onConfirmationResendRequested: fn(),
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Welcome to Kinora' }));

export const Open: Story = {
  tags: ['picture'],
  name: 'The dialog opens with its first field at hand, and Escape closes it (A73)',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
    // Whoever asked for it goes on by typing.
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Reason: Story = {
  name: 'It says what it is asked for, to the eye and to a screen reader',
  tags: ['picture', 'narrow'],
  args: { reason: signInReasons.generate },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(within(dialog).getByText(signInReasons.generate)).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(signInReasons.generate);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left, the cross of the dialog stands at its left',
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { reason: signInReasons.generate },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(signInReasons.generate)).toBeVisible());
    const middle = dialog.getBoundingClientRect();
    const cross = dialog.querySelector('[data-part=close]')!.getBoundingClientRect();
    await expect(cross.right).toBeLessThan(middle.left + middle.width / 2);
  },
};

export const SignUp: Story = {
  name: 'Signing up by keys; what does not match is said (A74, A77)',
  args: { initialTab: 'sign-up' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    (await shown.findByRole('textbox', { name: /Full name/ })).focus();
    await userEvent.keyboard('Mara Lind');
    await userEvent.type(shown.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
    await userEvent.type(shown.getByLabelText(/^Password/), 'correct horse');
    await userEvent.type(shown.getByLabelText(/^Confirm password/), 'correct hors{Enter}');
    await expect(await shown.findByText('Passwords do not match.')).toBeInTheDocument();
    await userEvent.type(shown.getByLabelText(/^Confirm password/), 'e{Enter}');
    await expect(args.onSignUpRequested).toHaveBeenCalledWith({
      email: 'mara@example.com',
      password: 'correct horse',
      fullName: 'Mara Lind',
    });
  },
};

const placed = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return { top, height };
};

const fromTabToTab: NonNullable<Story['play']> = async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  const before = placed(dialog);
  const signUp = within(dialog).getByRole('tab', { name: 'Sign Up' });
  await userEvent.click(signUp);
  await within(dialog).findByRole('textbox', { name: /Full name/ });
  await expect(placed(dialog)).toEqual(before);
  // A tab that is chosen keeps the focus.
  await expect(signUp).toHaveFocus();
  await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
};

export const StaysWhereItIs: Story = {
  name: 'The dialog stays where it is, and as tall, from tab to tab (A74)',
  tags: ['picture'],
  play: fromTabToTab,
};

export const StaysWhereItIsOnAPhone: Story = {
  name: 'On a phone the dialog stays where it is, and as tall, from tab to tab (A74)',
  globals: { viewport: { value: 'phone' } },
  play: fromTabToTab,
};

export const Confirmation: Story = {
  name: 'The way goes on in the mail (A81)',
  tags: ['picture'],
  args: { confirmation: { email: 'ada@example.com' } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/A link went to ada@example.com/)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Send it again' }));
    await expect(args.onConfirmationResendRequested).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
};

export const Reset: Story = {
  name: 'A forgotten password leads to a link',
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    shown.getByRole('button', { name: 'Forgot your password?' }).focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('button', { name: 'Send the link' });
    const email = shown.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard('mara@example.com{Enter}');
    await expect(args.onPasswordResetRequested).toHaveBeenCalledWith({ email: 'mara@example.com' });
    await userEvent.click(shown.getByRole('button', { name: 'Back to sign in' }));
    await waitFor(() => expect(shown.getByRole('tab', { name: 'Sign In' })).toHaveFocus());
  },
};

export const ResetMailed: Story = {
  name: 'The dialog says that a link was mailed, if there is such an account',
  args: { isResetMailed: true },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Forgot your password?' }));
    await expect(await shown.findByText(accountDeedWords.resetMailed)).toBeInTheDocument();
  },
};

export const Pending: Story = {
  name: 'Enter asks for nothing while a sign-in is under way',
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.type(shown.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
    await userEvent.type(shown.getByLabelText(/^Password/), 'correct horse{Enter}{Enter}');
    await expect(args.onSignInRequested).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'What the server said stands in the dialog, which stays open (A83)',
  tags: ['picture'],
  args: { problem: 'Invalid login credentials' },
  play: async ({ args }) => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Invalid login credentials');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  name: 'The dialog says that there was no connection, and lets one try again',
  args: { problem: generalWords.offline },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('There was no connection.');
    await userEvent.type(shown.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
    await userEvent.type(shown.getByLabelText(/^Password/), 'correct horse{Enter}');
    await expect(args.onSignInRequested).toHaveBeenCalledTimes(1);
  },
};
