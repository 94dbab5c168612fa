import { accountPageWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';

type OwnProps = Extract<NewPasswordFormProps, { asksCurrent: true }>;

/** As on the account's page. */
const Own = (props: OwnProps) => <NewPasswordForm {...props} />;

const meta = {
  title: 'Studio Kit/Account/NewPasswordForm',
  component: Own,
  args: { asksCurrent: true, onPasswordChosen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Own>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheAccountsPage: Story = {
  name: 'The account’s page asks for the old password and twice for the new one (D37)',
  tags: ['picture', 'narrow'],
};
export const Failed: Story = { tags: ['picture'], args: { problem: 'The server is not answering.' } };
export const TheWrongPassword: Story = {
  name: 'A wrong password of now is said at its field, which is marked and has the focus (D37)',
  tags: ['picture'],
  args: { problem: 'This is not your current password.', problemField: 'current' },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toBeInvalid();
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
  },
};
export const Changed: Story = { tags: ['picture'], args: { success: accountPageWords.passwordChanged } };
export const Pending: Story = { args: { isPending: true } };

export const ByKeyboard: Story = {
  name: 'What is wrong is said at its field, and what is right handed over (D37)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const current = canvas.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.keyboard('correct horse');
    const next = canvas.getByLabelText(/^New password/);
    await userEvent.type(next, 'five5{Enter}');
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await userEvent.type(next, ' and more');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'five5{Enter}');
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await userEvent.keyboard(' and more{Enter}');
    await expect(args.onPasswordChosen).toHaveBeenCalledWith({
      current: 'correct horse',
      next: 'five5 and more',
    });
  },
};

export const AfterALinkFromAMail: Story = {
  name: 'After a link from a mail nobody is asked for the old one (D29)',
  render: ({ onPasswordChosen }) => (
    <NewPasswordForm onPasswordChosen={({ next }) => onPasswordChosen({ current: '', next })} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/^Current password/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^New password/), 'battery staple');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'battery staple{Enter}');
    await expect(args.onPasswordChosen).toHaveBeenCalledWith({ current: '', next: 'battery staple' });
  },
};
