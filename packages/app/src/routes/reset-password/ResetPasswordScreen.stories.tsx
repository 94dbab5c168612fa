import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Reset password',
  args: { path: '/reset-password' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {
  name: 'A link that is too old to sign in says so (D37)',
  tags: ['picture'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link is too old/)).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'A new password is chosen twice (A77, A83, D37)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'a better one');
    await userEvent.type(canvas.getByLabelText(/^Confirm/), 'a better one');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText(/Password changed/)).toBeVisible();
  },
};
