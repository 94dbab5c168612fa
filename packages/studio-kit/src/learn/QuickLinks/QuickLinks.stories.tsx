import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuickLinks } from './QuickLinks.tsx';

const meta = {
  title: 'Studio Kit/Learn/QuickLinks',
  component: QuickLinks,
} satisfies Meta<typeof QuickLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const ways = [
  ['Video Generation', '/videos'],
  ['Image Creation', '/create-image'],
  ['Pro Tips', '/help'],
  ['Documentation', '/docs'],
] as const;

export const Full: Story = {
  name: 'Four links lead on from the tutorials (A348)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    for (const [name, href] of ways)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

export const ByKeyboard: Story = {
  name: 'The four links are reached by Tab, in their order (A348)',
  play: async ({ canvas, userEvent }) => {
    for (const [name] of ways) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    }
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
