import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInDialog } from './SignInDialog.tsx';
import * as Stories from './SignInDialog.stories.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInDialog/Matrix',
  component: SignInDialog,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// It takes the whole page, so each look is a picture of its own; the others are among its stories.
export const SigningUpWithoutANetwork: Story = { args: { ...Stories.SignUp.args, ...Stories.Offline.args } };
export const Pending: Story = { tags: ['narrow'], args: { ...Stories.Pending.args } };
