import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Design System/Content/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithWordsItIsNamedByThem: Story = {
  name: 'A divider with words is named by them',
  args: { label: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'or' })).toBeVisible();
  },
};

export const VerticalIsAsTallAsItsLine: Story = {
  name: 'A vertical divider is as tall as its line',
  render: () => (
    <Inline>
      <Text>16:9</Text>
      <Divider orientation="vertical" />
      <Text>5 s</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(line.height).toBeGreaterThan(12);
    await expect(line.width).toBeLessThanOrEqual(1);
  },
};

export const LongWordsWrapAndLeaveLineOnBothSides: Story = {
  name: 'Long words in a divider wrap and leave it a line on both sides',
  args: { label: 'everything that was made before the end of the month' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/everything/).getBoundingClientRect();
    await expect(words.width).toBeLessThan(140);
    await expect(words.height).toBeGreaterThan(20);
  },
};
