import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackDialog } from './PackDialog.tsx';
import * as Stories from './PackDialog.stories.tsx';

const meta = {
  title: 'Studio Kit/Billing/PackDialog/Matrix',
  component: PackDialog,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof PackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// It takes the whole page, so each look is a picture of its own; the others are among its stories.
export const OneIsOnItsWay: Story = { args: { ...Stories.OneAtATime.args } };
export const ThePurchaseFailed: Story = { args: { ...Stories.ThePurchaseFailed.args } };
