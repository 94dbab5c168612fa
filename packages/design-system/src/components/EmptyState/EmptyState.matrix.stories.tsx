import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { emptyStateSizes } from './emptyStateValues.ts';

const meta = {
  title: 'Design System/Feedback/EmptyState/Matrix',
  component: EmptyState,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj;

export const EverySize: Story = {
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
      {emptyStateSizes.map((size) => (
        <EmptyState
          key={size}
          size={size}
          title="No videos yet"
          actions={
            <Button size={size} tone="accent" variant="solid">
              Make a video
            </Button>
          }
        >
          What you make appears here, newest first.
        </EmptyState>
      ))}
      <EmptyState title="Twelve is next" frame={12}>
        Drop pictures here to go on with the set.
      </EmptyState>
      <EmptyState title="Nothing found" frame={null} actions={<Button>Clear filters</Button>}>
        No frame matches all of the filters.
      </EmptyState>
      <EmptyState title="A title alone" size="sm" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <EmptyState title="لا توجد مقاطع بعد" actions={<Button>أنشئ مقطعًا</Button>}>
      ما تصنعه يظهر هنا.
    </EmptyState>
  ),
};
