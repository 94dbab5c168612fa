import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Design System/Content/Heading',
  component: Heading,
  args: { level: 2, children: 'Lighthouse kitchen' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LooksOtherThanItsLevel: Story = {
  args: { level: 3, size: '2xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Lighthouse kitchen');
  },
};

export const LongWordsBreakInsteadOfSpilling: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(180);
  },
};
