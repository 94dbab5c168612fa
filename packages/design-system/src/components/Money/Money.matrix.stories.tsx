import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { textSizes } from '../Text/textValues.ts';
import { Money } from './Money.tsx';

const meta = {
  title: 'Design System/Content/Money/Matrix',
  component: Money,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Money>;

export default meta;

export const EverySizeOfText: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {textSizes.map((size) => (
        <Inline key={size} gap={24} align="baseline">
          {(['USD', 'EUR', 'JPY'] as const).map((currency) => (
            <Text key={currency} size={size}>
              Pro, <Money minorUnits={2999} currency={currency} /> a month
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
