import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import * as glyphs from '../icons/glyphs.ts';
import { Icon, iconSizes } from '../icons/Icon.tsx';
import { KinoraMark } from '../icons/KinoraMark.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';

const meta = { title: 'Foundations/Icons', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const All: Story = {
  tags: ['picture'],
  render: () => (
    <Grid minColumnWidth="7rem" gap={16}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Stack key={name} gap={8} align="center">
          <Icon glyph={glyph} size={20} />
          <Text size="xs" tone="tertiary">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const LinesAreEquallyFineAtEverySize: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={16}>
      {iconSizes.map((size) => (
        <Icon key={size} glyph={glyphs.Film} size={size} />
      ))}
    </Inline>
  ),
};

export const Mark: Story = {
  tags: ['picture', 'forced-colors'],
  render: () => (
    <Inline gap={24}>
      {[16, 24, 40, 80].map((size) => (
        <KinoraMark key={size} size={size} label={`Kinora, ${size}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kinora, 24' })).toBeVisible();
  },
};
