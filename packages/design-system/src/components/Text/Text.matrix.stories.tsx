import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textAlignments, textSizes, textTones, textWeights } from './textValues.ts';

const meta = {
  title: 'Design System/Content/Text/Matrix',
  component: Text,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Text>;

export default meta;

const long = 'A lighthouse keeper’s kitchen at dawn, steam rising from an enamel kettle. '.repeat(4);

export const EveryLook: StoryObj = {
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
      {textAlignments.map((align) => (
        <Text key={align} as="p" align={align}>
          {align}
        </Text>
      ))}
      <div style={{ maxInlineSize: 320 }}>
        <Text as="p" isTruncated>
          {long}
        </Text>
        <Text as="p" maxLines={2} tone="secondary">
          {long}
        </Text>
      </div>
    </Stack>
  ),
};
