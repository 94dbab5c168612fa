import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Design System/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CanBeShownAndHiddenAgain: Story = {
  name: 'A password can be shown and hidden again',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'seven seas');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('seven seas');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const TellsPasswordStoresWhatItIs: Story = {
  name: 'A password field tells password stores what it is for',
  args: { autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const AnErrorIsReadWithTheField: Story = {
  name: 'An error of a password field is read with it',
  args: { errorMessage: 'Use eight letters at least.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Password/, { selector: 'input' })).toHaveAccessibleDescription(
      'Use eight letters at least.',
    );
  },
};
