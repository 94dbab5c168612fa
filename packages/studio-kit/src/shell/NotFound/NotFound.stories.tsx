import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Studio Kit/Shell/NotFound',
  component: NotFound,
  tags: ['picture', 'narrow'],
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  name: 'A page that is not there says so, with a link home (A25)',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '/');
    home.blur();
  },
};

export const RightToLeft: Story = { tags: ['!narrow'], globals: { locale: 'ar' } };
