import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { textSizes } from '../Text/textValues.ts';
import { Count } from './Count.tsx';

const meta = {
  title: 'Design System/Content/Count/Matrix',
  component: Count,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Count>;

export default meta;

export const EverySizeOfText: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {textSizes.map((size) => (
        <Inline key={size} gap={24} align="baseline">
          {[0, 1, 1234, 12_500_000].map((value) => (
            <Text key={value} size={size}>
              <Count value={value} words={{ one: 'frame', other: 'frames' }} isCompact={value > 9999} />
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
