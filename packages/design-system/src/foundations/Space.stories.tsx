import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { spaceSteps } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const Steps: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      {spaceSteps.map((step) => (
        <Inline key={step} gap={16}>
          <span style={{ inlineSize: 32 }}>
            <Text size="xs" tone="tertiary" isMono>
              {step}
            </Text>
          </span>
          <span style={{ inlineSize: step, blockSize: 12, backgroundColor: 'var(--ds-border-ink)' }} />
        </Inline>
      ))}
    </Stack>
  ),
};
