import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Studio Kit/Shell/ShortcutSheet',
  component: ShortcutSheet,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Shortcuts are told with the key of the system at hand, and of no other',
  tags: ['picture', 'narrow'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(sheet).getByRole('heading', { name: 'In a studio' })).toBeInTheDocument();
    // The key of the system at hand, and of no other.
    await expect(within(sheet).getByText('Generate').closest('div')).toHaveTextContent(/^GenerateCtrlEnter$/);
  },
};

export const Closed: Story = {
  name: 'Escape asks for the sheet to close',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
