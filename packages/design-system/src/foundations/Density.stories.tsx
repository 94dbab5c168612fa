import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { densityNames } from '../tokens/scales.ts';

const meta = { title: 'Foundations/Density', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

const shapes = [
  { value: '16:9', label: 'Wide' },
  { value: '1:1', label: 'Square' },
];

export const CozyAndCompact: Story = {
  name: 'A button is lower in compact density than in cozy',
  tags: ['picture'],
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={2} gap={32}>
      {densityNames.map((density) => (
        <div key={density} data-density={density}>
          <Stack gap={16}>
            <Text size="sm" tone="tertiary" isMono>
              {density}
            </Text>
            <TextField label="Title" defaultValue="Lighthouse kitchen" />
            <Select label="Shape" options={shapes} defaultValue="16:9" />
            <Button>{`Save as ${density}`}</Button>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().height;
    await expect(height('Save as compact')).toBeLessThan(height('Save as cozy'));
  },
};
