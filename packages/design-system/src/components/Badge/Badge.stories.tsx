import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Coins } from '../../icons/glyphs.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Design System/Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'accent', variant: 'solid' } };

export const WithAnIcon: Story = { args: { icon: Coins, children: '200 credits' } };

export const LongWordsWrap: Story = {
  name: 'Long words in a badge wrap',
  args: { children: 'included, 2 of 3 left until the end of the month' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-component="Badge"]')!;
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(140);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    const words = document.createRange();
    words.selectNodeContents(badge);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};
