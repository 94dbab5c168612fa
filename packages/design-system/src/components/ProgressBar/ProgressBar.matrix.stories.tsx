import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Design System/Feedback/ProgressBar/Matrix',
  component: ProgressBar,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {[0, 5, 40, 100].map((value) => (
        <ProgressBar key={value} label="Generating" value={value} />
      ))}
      <ProgressBar label="In words" value={20} valueLabel="Second in the queue" />
      <ProgressBar label="No estimate" isIndeterminate />
      <ProgressBar label="At a frame's foot" size="sm" value={60} isLabelHidden />
      <ProgressBar label="At a frame's foot, no estimate" size="sm" isIndeterminate isLabelHidden />
      <ProgressBar
        label="A label that is much longer than anyone would wish for in such a place"
        value={70}
      />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <ProgressBar label="جارٍ الإنشاء" value={40} />,
};
