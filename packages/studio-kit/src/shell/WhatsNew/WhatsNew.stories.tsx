import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { WhatsNew } from './WhatsNew.tsx';

const meta = {
  title: 'Studio Kit/Shell/WhatsNew',
  component: WhatsNew,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof WhatsNew>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'The newest notes stand first (A42, D22)',
  tags: ['picture', 'narrow'],
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: "What's New" });
    const titles = within(panel).getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual(['Every tool', 'First light']);
  },
};

export const Closed: Story = {
  name: 'Escape closes the release notes (A42)',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
