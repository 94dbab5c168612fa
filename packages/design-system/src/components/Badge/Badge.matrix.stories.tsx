import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { badgeSizes, badgeTones, badgeVariants } from './badgeValues.ts';

const meta = {
  title: 'Design System/Feedback/Badge/Matrix',
  component: Badge,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Stack gap={12}>
      {badgeVariants.map((variant) => (
        <Inline key={variant}>
          {badgeTones.map((tone) => (
            <Badge key={tone} {...{ tone, variant }}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline>
        {badgeSizes.map((size) => (
          <Badge key={size} size={size} icon={Check}>
            {size}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Badge icon={Check} tone="success">
      جاهز
    </Badge>
  ),
};
