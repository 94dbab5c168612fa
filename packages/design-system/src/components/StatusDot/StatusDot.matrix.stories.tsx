import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { StatusDot } from './StatusDot.tsx';
import { statusDotSizes, statusDotTones } from './statusDotValues.ts';

const meta = {
  title: 'Design System/Feedback/StatusDot/Matrix',
  component: StatusDot,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj;

export const EveryToneAndSize: Story = {
  render: () => (
    <Stack gap={20}>
      {statusDotSizes.map((size) => (
        <Stack key={size} gap={12}>
          <Inline gap={24}>
            {statusDotTones.map((tone) => (
              <StatusDot key={tone} {...{ tone, size }} label={`${tone} ${size}`} />
            ))}
          </Inline>
          <Inline gap={24}>
            {statusDotTones.map((tone) => (
              <StatusDot key={tone} {...{ tone, size }} label={`${tone}, going on`} isPulsing />
            ))}
          </Inline>
          <Inline gap={24}>
            {statusDotTones.map((tone) => (
              <StatusDot key={tone} {...{ tone, size }} label={tone} isLabelHidden />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <StatusDot tone="success" label="جاهز" />,
};
