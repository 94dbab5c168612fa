import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Design System/Actions/Kbd/Matrix',
  component: Kbd,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj;

export const EveryLength: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={4}>
        {['R', '/', '?', 'F2', 'Esc', 'Shift', 'Page Down'].map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Inline>
      <Text as="p">
        In a sentence, <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> generates.
      </Text>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap={4}>
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </Inline>
  ),
};
