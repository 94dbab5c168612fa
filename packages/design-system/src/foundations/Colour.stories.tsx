import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { modes } from '../tokens/scales.ts';
import { colours } from '../tokens/semantic.ts';
import type { ColourName, ColourRole } from '../tokens/semantic.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { Swatch } from './Swatch.tsx';

const meta = {
  title: 'Foundations/Colour',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Roles: Story = {
  name: 'Every colour has its least contrast beside it, in both modes',
  tags: ['picture'],
  render: () => (
    <Stack gap={32}>
      {Object.entries<Record<string, ColourRole>>(colours).map(([group, roles]) => (
        <Stack key={group} gap={12} as="section" aria-label={group}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Grid minColumnWidth="11rem" gap={24}>
            {Object.entries(roles).map(([name, role]) => (
              <Swatch key={name} name={`${group}.${name}` as ColourName} role={role} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawn = new Set(contrastPairs.flat().filter((each) => typeof each === 'string'));
    await expect(canvasElement.querySelectorAll('[data-part="contrast"]')).toHaveLength(
      drawn.size * modes.length,
    );
    // As the design was drawn: its tightest words and lines.
    const told = [...canvasElement.querySelectorAll('[data-part="contrast"]')].map(
      (each) => each.textContent,
    );
    for (const figure of ['4.70 on ', '4.81 on ', '3.12 on ', '3.27 on '])
      await expect(told.filter((words) => words.startsWith(figure))).not.toEqual([]);
  },
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
