import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Design System/Overlays/Popover/Matrix',
  component: Popover,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <div style={{ minBlockSize: 280 }}>
      <Popover defaultOpen label="What this costs" trigger={<Button>300 credits</Button>}>
        <Stack gap={8}>
          <Text weight="strong">What this costs</Text>
          <Text tone="secondary" size="sm">
            Base price 200, double for eight seconds, a third off with Lite. One of your three included
            generations pays for it.
          </Text>
          <Button size="sm">Compare plans</Button>
        </Stack>
      </Popover>
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ minBlockSize: 200 }}>
      <Popover defaultOpen label="التكلفة" placement="bottom start" trigger={<Button>٣٠٠ رصيد</Button>}>
        السعر الأساسي ٢٠٠، مضاعف لثماني ثوانٍ.
      </Popover>
    </div>
  ),
};
