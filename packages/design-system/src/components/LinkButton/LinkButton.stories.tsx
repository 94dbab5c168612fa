import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from '../../icons/glyphs.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
  },
};

export const AnotherTabCannotReachBack: Story = {
  args: { href: 'https://example.com/', target: '_blank', rel: 'external', icon: ExternalLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'external noopener');
  },
};

export const SolidAccent: Story = { args: { tone: 'accent', variant: 'solid', size: 'lg' } };
