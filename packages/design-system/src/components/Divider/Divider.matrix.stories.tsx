import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';
import { dividerVariants } from './dividerValues.ts';

const meta = {
  title: 'Design System/Content/Divider/Matrix',
  component: Divider,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Divider>;

export default meta;

export const EveryLine: StoryObj = {
  render: () => (
    <Stack gap={20}>
      {dividerVariants.map((variant) => (
        <Stack key={variant} gap={12}>
          <Divider variant={variant} />
          <Divider variant={variant} label={variant} />
          <Inline gap={12}>
            <Text size="sm">16:9</Text>
            <Divider variant={variant} orientation="vertical" />
            <Text size="sm">5 s</Text>
            <Divider variant={variant} orientation="vertical" />
            <Text size="sm">1080p</Text>
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};
