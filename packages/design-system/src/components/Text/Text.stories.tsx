import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text.tsx';

const meta = {
  title: 'Design System/Content/Text',
  component: Text,
  args: { children: 'A lighthouse keeper’s kitchen at dawn' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NumbersInTheMonoStandStill: Story = {
  name: 'Numbers in the mono are equally wide',
  args: { isMono: true, isNumeric: true, children: '1,284' },
  play: async ({ canvas }) => {
    const { fontFamily, fontVariantNumeric } = getComputedStyle(canvas.getByText('1,284'));
    await expect(fontFamily).toContain('Martian Mono');
    await expect(fontVariantNumeric).toContain('tabular-nums');
  },
};

export const TruncatedStaysOnOneLine: Story = {
  name: 'Truncated text stays on one line',
  args: { isTruncated: true, as: 'p' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/lighthouse/);
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(words.clientHeight).toBeLessThan(30);
  },
};

export const NoMoreLinesThanTold: Story = {
  name: 'Text has no more lines than told',
  args: {
    maxLines: 2,
    as: 'p',
    children: 'A lighthouse keeper’s kitchen at dawn, steam rising from an enamel kettle, the sea outside',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/lighthouse/);
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    await expect(Math.round(words.clientHeight / line)).toBe(2);
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
  },
};
