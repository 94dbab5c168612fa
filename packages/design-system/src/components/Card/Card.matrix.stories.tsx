import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardVariants } from './Card.tsx';

const meta = {
  title: 'Design System/Surfaces/Card/Matrix',
  component: Card,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Card>;

export default meta;

export const EveryVariant: StoryObj = {
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={3}>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          <Text>{variant}</Text>
        </Card>
      ))}
      {([0, 8, 24] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>padding {padding}</Text>
        </Card>
      ))}
    </Grid>
  ),
};
