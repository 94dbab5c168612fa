import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { layers } from '../css/layers.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { zIndexes } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Layers', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Cascade: Story = {
  render: () => (
    <Stack as="ol" role="list" gap={4}>
      {layers.map((layer) => (
        <li key={layer}>
          <Text isMono size="sm">
            {layer}
          </Text>
        </li>
      ))}
    </Stack>
  ),
};

export const LaterLayersWinWhateverComesFirstInTheFile: Story = {
  name: 'Later layers win, whatever comes first in the file',
  render: () => (
    <>
      <style>{`
        @layer overrides { .layered { color: rgb(1 1 1); } }
        @layer app { .layered { color: rgb(2 2 2); } }
        @layer kit { .layered { color: rgb(3 3 3); } }
        @layer ds.components { .layered { color: rgb(4 4 4); } }
        @layer ds.reset { .layered { color: rgb(5 5 5); } }
      `}</style>
      <span className="layered" style={{ backgroundColor: 'white' }}>
        Painted by overrides
      </span>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Painted by overrides')).color).toBe('rgb(1, 1, 1)');
  },
};

export const ModeInsideAMode: Story = {
  name: 'A mode inside a mode has colours of its own',
  tags: ['picture'],
  render: () => (
    <Inline gap={0}>
      {(['light', 'dark'] as const).map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          data-testid={mode}
          style={{ padding: 24, backgroundColor: 'var(--ds-bg-canvas)' }}
        >
          <Text>{mode}</Text>
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const ground = (mode: string) => getComputedStyle(canvas.getByTestId(mode)).backgroundColor;
    await expect(ground('light')).not.toBe(ground('dark'));
  },
};

export const WhatLiesAboveWhat: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(zIndexes).map(([name, value]) => (
        <Text key={name} isMono size="sm">
          {value} {name}
        </Text>
      ))}
    </Stack>
  ),
};
