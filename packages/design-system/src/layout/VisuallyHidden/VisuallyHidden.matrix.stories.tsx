import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Design System/Layout/VisuallyHidden/Matrix',
  component: VisuallyHidden,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const TakesNoRoom: StoryObj = {
  name: 'Hidden words take no room, between words and between lines',
  render: () => (
    <Stack gap={8}>
      <Text>
        3<VisuallyHidden> of 12 frames</VisuallyHidden>, as without them: 3, as without them
      </Text>
      <Text>One line</Text>
      <div>
        <VisuallyHidden>Words that only a screen reader has.</VisuallyHidden>
        <Text>and the next, as near as any</Text>
      </div>
    </Stack>
  ),
};
