import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { vars } from '../tokens/contract.css.ts';
import { durations } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Motion', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

function Demo() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap={12} align="start">
      <Button onPress={() => setThere(!isThere)}>Move</Button>
      {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
        <Inline key={name} gap={16}>
          <span
            style={{
              inlineSize: 24,
              blockSize: 24,
              borderRadius: 2,
              backgroundColor: vars.border.ink,
              opacity: isThere ? 1 : 0.4,
              transform: `translateX(${isThere ? vars.motion.shift : '0'})`,
              transition: `all ${vars.duration[name]} ${vars.easing.standard}`,
            }}
          />
          <Text size="sm" isMono>
            {name} {durations[name]}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

export const Durations: Story = { render: () => <Demo /> };

export const ReducedMotionIsSetOnTheVariables: Story = {
  name: 'Reduced motion is set on the variables',
  globals: { motion: 'reduced' },
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    const styles = getComputedStyle(canvasElement.querySelector('[data-motion]') ?? canvasElement);
    await expect(styles.getPropertyValue('--ds-motion-shift')).toBe('0px');
    await expect(styles.getPropertyValue('--ds-duration-slow')).toBe('1ms');
  },
};
