import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Film, Image, LayoutGrid } from '../../icons/glyphs.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Design System/Inputs/SegmentedControl/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const counts = ['1', '2', '4', '8'].map((value) => ({ value, label: value }));
const kinds = [
  { value: 'all', label: 'All', icon: LayoutGrid },
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film, isDisabled: true },
];

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="15rem" maxColumns={3} gap={24}>
      {fieldSizes.map((size) => (
        <SegmentedControl key={size} label={size} size={size} options={counts} defaultValue="4" />
      ))}
      <SegmentedControl label="With drawings" options={kinds} defaultValue="image" />
      <SegmentedControl label="Drawings alone" options={kinds} defaultValue="all" isIconOnly isFitted />
      <SegmentedControl label="Nothing chosen" options={counts} isRequired />
      <SegmentedControl label="Invalid" options={counts} defaultValue="8" errorMessage="Four at most." />
      <SegmentedControl label="Disabled" options={counts} defaultValue="2" isDisabled />
      <SegmentedControl
        label="With help, and a label that is much longer than anyone would wish for"
        options={[
          { value: 'one', label: 'A long first segment' },
          { value: 'two', label: 'A second one that is longer still' },
        ]}
        defaultValue="two"
        description="What does not fit goes on below."
      />
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="15rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='segment']">
          <SegmentedControl label={state} options={counts} defaultValue="4" />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <SegmentedControl label="Right to left" options={kinds} defaultValue="all" isFitted />,
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <SegmentedControl label="Compact" options={counts} defaultValue="4" isFitted />,
};
