import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Design System/Inputs/Slider/Matrix',
  component: Slider,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj;

const marks = [2, 4, 6, 8].map((value) => ({ value, label: String(value) }));

export const EveryState: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
        <Slider label="At its least" minValue={2} maxValue={8} defaultValue={2} />
        <Slider label="In the middle" minValue={2} maxValue={8} defaultValue={5} unit="s" />
        <Slider label="At its most" minValue={2} maxValue={8} defaultValue={8} unit="s" />
        <Slider label="With marks" minValue={2} maxValue={8} defaultValue={4} marks={marks} />
        <Slider
          label="To type"
          minValue={0}
          maxValue={20}
          step={0.5}
          defaultValue={7.5}
          isEditable
          unit="cfg"
        />
        <Slider
          label="Percent"
          minValue={0}
          maxValue={1}
          step={0.01}
          defaultValue={0.65}
          formatOptions={{ style: 'percent' }}
        />
        <Slider
          label="With help"
          defaultValue={30}
          description="Low keeps still, high moves the whole picture."
        />
        <Slider label="Wrong" defaultValue={30} errorMessage="This model takes 20 at most." />
        <Slider label="Disabled" defaultValue={40} isDisabled />
        <Slider label="Disabled, to type" defaultValue={40} isDisabled isEditable />
        <Slider
          label="A label that is much longer than anyone would wish for in such a place"
          defaultValue={50}
          maxValue={1000000}
          unit="credits"
        />
      </Grid>
      <Inline gap={40} align="start">
        <Slider
          orientation="vertical"
          label="Vertical"
          minValue={2}
          maxValue={8}
          defaultValue={5}
          marks={marks}
        />
        <Slider orientation="vertical" label="Disabled" defaultValue={60} isDisabled />
      </Inline>
    </Stack>
  ),
};

export const Focused: Story = {
  name: 'A slider that a key has reached shows its ring',
  tags: ['!narrow'],
  render: () => (
    <Stack gap={24}>
      <Slider label="Focused by keyboard" defaultValue={40} />
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='thumb']">
          <Slider label={state} defaultValue={40} />
        </ShownAs>
      ))}
      <ShownAs state="dragging" target="[data-part='thumb']">
        <Slider label="dragging" defaultValue={40} />
      </ShownAs>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap={24}>
      <Slider label="Right to left" minValue={2} maxValue={8} defaultValue={4} marks={marks} unit="s" />
      <Slider label="To type" defaultValue={40} isEditable unit="%" />
      <Slider
        orientation="vertical"
        label="Vertical"
        minValue={2}
        maxValue={8}
        defaultValue={5}
        marks={marks}
      />
    </Stack>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <Stack gap={16}>
      <Slider label="Compact" defaultValue={40} isEditable />
    </Stack>
  ),
};
