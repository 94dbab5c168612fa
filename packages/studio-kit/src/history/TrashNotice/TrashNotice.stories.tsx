import { libraryWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TrashNotice } from './TrashNotice.tsx';

const meta = {
  title: 'Studio Kit/History/TrashNotice',
  component: TrashNotice,
  args: { count: 12, onEmptyingConfirmed: fn() },
} satisfies Meta<typeof TrashNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'The trash says for how long it keeps what is in it (D35)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(libraryWords.trash.notice)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'An empty trash cannot be emptied',
  args: { count: 0 },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const EmptyingItIsAskedFirst: Story = {
  name: 'Emptying the trash asks first, and says how much goes (D35)',
  args: { count: 1284 },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Empty the trash' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('alertdialog', { name: libraryWords.trash.foreverQuestion });
    await waitFor(() => expect(first).toHaveTextContent('1,284 creations'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onEmptyingConfirmed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the trash' }));
    const second = await screen.findByRole('alertdialog');
    await userEvent.click(within(second).getByRole('button', { name: 'Delete forever' }));
    await expect(args.onEmptyingConfirmed).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
