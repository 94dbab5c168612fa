import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const meta = {
  title: 'Design System/Inputs/RangeSlider/Matrix',
  component: RangeSlider,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj;

const marks = [2, 4, 6, 8].map((value) => ({ value, label: String(value) }));

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <RangeSlider label="Two thumbs" defaultValue={[20, 70]} unit="%" />
      <RangeSlider label="To type" defaultValue={[2, 7]} maxValue={10} unit="s" isEditable />
      <RangeSlider label="With marks" defaultValue={[4, 6]} minValue={2} maxValue={8} marks={marks} />
      <RangeSlider label="Nothing between" defaultValue={[50, 50]} />
      <RangeSlider label="Disabled" defaultValue={[20, 70]} isDisabled />
      <RangeSlider orientation="vertical" label="Vertical" defaultValue={[20, 70]} />
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='thumb']">
          <RangeSlider label={state} defaultValue={[20, 70]} />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap={24}>
      <RangeSlider label="Right to left" defaultValue={[20, 70]} />
    </Stack>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <RangeSlider label="Compact" defaultValue={[20, 70]} unit="%" isEditable />,
};
