import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { colours } from '../tokens/semantic.ts';
import type { ColourRole } from '../tokens/semantic.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { Swatch } from './Swatch.tsx';

const meta = {
  title: 'Foundations/Colour',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Roles: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={32}>
      {Object.entries<Record<string, ColourRole>>(colours).map(([group, roles]) => (
        <Stack key={group} gap={12} as="section" aria-label={group}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Grid minColumnWidth="9rem" gap={16}>
            {Object.entries(roles).map(([name, role]) => (
              <Swatch key={name} name={`${group}.${name}`} role={role} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const EveryPairHoldsItsContrast: Story = {
  name: 'Every pair of colours holds its contrast',
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-ratio="holds"]')).toHaveLength(
      contrastPairs.length * 2,
    );
    await expect(canvasElement.querySelectorAll('[data-ratio="fails"]')).toHaveLength(0);
  },
};
