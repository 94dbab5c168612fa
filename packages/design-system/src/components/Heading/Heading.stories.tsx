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
  name: 'A heading can look larger than its level',
  args: { level: 3, size: '2xl' },
  render: (args) => (
    <>
      <Heading {...args} level={2}>
        As large
      </Heading>
      <Heading {...args} />
      <Heading level={3}>As its level</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (name: string, level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { name, level })).fontSize);
    await expect(sizeOf('Lighthouse kitchen', 3)).toBe(sizeOf('As large', 2));
    await expect(sizeOf('Lighthouse kitchen', 3)).toBeGreaterThan(sizeOf('As its level', 3));
  },
};

export const LongWordsBreakInsteadOfSpilling: Story = {
  name: 'Long words in a heading break instead of spilling',
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
