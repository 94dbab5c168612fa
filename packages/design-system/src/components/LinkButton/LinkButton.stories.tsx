import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Design System/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#plans', children: 'See the plans' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsARealLink: Story = {
  name: 'A link button is a real link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
  },
};

export const AnotherTabIsSaidAndDrawnAndCannotReachBack: Story = {
  name: 'A link button to another tab says and draws so, and cannot be reached back from',
  args: { href: 'https://example.com/', target: '_blank', rel: 'external' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'See the plans (opens in a new tab or window)' });
    await expect(link).toHaveAttribute('rel', 'external noopener');
    await expect(canvasElement.querySelector('[data-part="new-tab"] svg')).toBeVisible();
  },
};

export const SolidAccent: Story = { args: { tone: 'accent', variant: 'solid', size: 'lg' } };
