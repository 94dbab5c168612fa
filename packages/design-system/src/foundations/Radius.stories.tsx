import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { radii } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Radius', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const Corners: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Inline gap={24}>
      {Object.entries(radii).map(([name, radius]) => (
        <Stack key={name} gap={8} align="center">
          <div
            style={{
              inlineSize: 80,
              blockSize: 80,
              borderRadius: radius,
              border: '1px solid var(--ds-border-control)',
              backgroundColor: 'var(--ds-bg-raised)',
            }}
          />
          <Text size="xs" tone="secondary" isMono>
            {name} {radius}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
