import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { spaceSteps } from '../../tokens/scales.ts';
import { Grid } from '../Grid/Grid.tsx';
import { alignments } from '../layoutValues.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Design System/Layout/Stack/Matrix',
  component: Stack,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Stack>;

export default meta;

const cells = ['One', 'Two, which is longer', 'Three'].map((word) => (
  <LayoutCell key={word}>{word}</LayoutCell>
));

export const EveryGapAndAlignment: StoryObj = {
  render: () => (
    <Grid minColumnWidth="10rem" maxColumns={6} gap={24}>
      {spaceSteps.map((gap) => (
        <div key={gap}>
          <Text size="xs" tone="tertiary" isMono>
            gap {gap}
          </Text>
          <Stack gap={gap}>{cells}</Stack>
        </div>
      ))}
      {alignments.map((align) => (
        <div key={align}>
          <Text size="xs" tone="tertiary" isMono>
            {align}
          </Text>
          <Stack align={align}>{cells}</Stack>
        </div>
      ))}
    </Grid>
  ),
};
