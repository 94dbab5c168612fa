import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Design System/Layout/Grid/Matrix',
  component: Grid,
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Grid>;

export default meta;

const cells = Array.from({ length: 7 }, (_, index) => `Frame ${index + 1}`).map((word) => (
  <LayoutCell key={word}>{word}</LayoutCell>
));

/** The same grid in rooms of different widths: it goes by its own. */
export const EveryWidth: StoryObj = {
  render: () => (
    <Stack gap={24}>
      {[200, 400, 700, 1100].map((width) => (
        <div key={width} style={{ maxInlineSize: width }}>
          <Text size="xs" tone="tertiary" isMono>
            {width} px
          </Text>
          <Grid minColumnWidth="8rem">{cells}</Grid>
        </div>
      ))}
      <div>
        <Text size="xs" tone="tertiary" isMono>
          at most 3, gap 32
        </Text>
        <Grid minColumnWidth="5rem" maxColumns={3} gap={32}>
          {cells}
        </Grid>
      </div>
    </Stack>
  ),
};
