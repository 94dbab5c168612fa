import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { fontSizes, fontWeights, fontWidths } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  tags: ['picture', 'narrow'],
  render: () => (
    <Stack gap={16}>
      {Object.entries(fontSizes).map(([name, size]) => (
        <Inline key={name} gap={16} align="baseline">
          <Text size="xs" tone="tertiary" isMono>
            {name} {size}
          </Text>
          <span style={{ fontSize: size, lineHeight: 1.2 }}>A lighthouse keeper’s kitchen</span>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WeightsAndWidths: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={12}>
      {Object.entries(fontWeights).map(([name, fontWeight]) => (
        <span key={name} style={{ fontWeight, fontSize: 20 }}>
          Weight {name}, {fontWeight}
        </span>
      ))}
      {Object.entries(fontWidths).map(([name, fontStretch]) => (
        <span key={name} style={{ fontStretch, fontSize: 20 }}>
          Width {name}, {fontStretch}
        </span>
      ))}
    </Stack>
  ),
};

export const FilmEdge: Story = {
  tags: ['picture'],
  render: () => (
    <span
      style={{
        fontFamily: 'var(--ds-font-mono)',
        fontStretch: 'var(--ds-font-width-mono)',
        fontSize: 'var(--ds-font-size-edge)',
        letterSpacing: 'var(--ds-tracking-edge)',
        color: 'var(--ds-text-secondary)',
      }}
    >
      SAFETY 5063 ▸ 12A
    </span>
  ),
};

export const BothFontsAreThere: Story = {
  name: 'Both fonts are there',
  render: () => (
    <Stack>
      <Text>Archivo</Text>
      <Text isMono>Martian Mono</Text>
    </Stack>
  ),
  play: async () => {
    for (const family of ['Archivo Variable', 'Martian Mono Variable']) {
      // Of a family that nobody declared, a browser says that it is there.
      const faces = await document.fonts.load(`16px '${family}'`);
      await expect(faces.map(({ status }) => status)).toContain('loaded');
    }
  },
};
