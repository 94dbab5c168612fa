import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textSizes, textTones, textWeights } from './textValues.ts';

const meta = {
  title: 'Design System/Words/Text',
  component: Text,
  args: { children: 'A lighthouse keeper’s kitchen at dawn' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NumbersInTheMonoStandStill: Story = {
  args: { isMono: true, isNumeric: true, children: '1,284' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('1,284')).fontFamily).toContain('Martian Mono');
  },
};

export const TruncatedStaysOnOneLine: Story = {
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

export const Matrix: Story = {
  tags: ['picture', 'forced-colors', 'narrow'],
  render: () => (
    <Stack gap={16}>
      {textSizes.map((size) => (
        <Inline key={size} gap={16} align="baseline">
          {textWeights.map((weight) => (
            <Text key={weight} {...{ size, weight }}>
              {size} {weight}
            </Text>
          ))}
          <Text size={size} isMono>
            {size} 1,284
          </Text>
        </Inline>
      ))}
      <Inline gap={16}>
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Inline>
    </Stack>
  ),
};
