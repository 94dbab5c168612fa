import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Design System/Feedback/Skeleton/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const EveryShape: StoryObj = {
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={4} gap={24}>
      <Skeleton aspect={16 / 9} />
      <Skeleton aspect={1} />
      <Skeleton aspect={9 / 16} />
      <div>
        <Skeleton shape="circle" />
        <Skeleton shape="text" />
        <Skeleton shape="text" lines={3} />
      </div>
    </Grid>
  ),
};
