import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumDialog } from './AlbumDialog.tsx';
import * as Stories from './AlbumDialog.stories.tsx';

const meta = {
  title: 'Studio Kit/Library/AlbumDialog/Matrix',
  component: AlbumDialog,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof AlbumDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// It takes the whole page, so each look is a picture of its own; the others are among its stories.
export const ARenameThatFailed: Story = { args: { ...Stories.Rename.args, ...Stories.Error.args } };
export const Pending: Story = { args: { ...Stories.Pending.args } };
