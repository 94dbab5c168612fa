import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Design System/Inputs/RadioGroup/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'lite', label: 'Lite', description: 'For a quick look, 200 credits' },
  { value: 'pro', label: 'Pro', description: 'Slower and finer, 300 credits' },
  { value: 'max', label: 'Max', description: 'Not offered at this length', isDisabled: true },
];
const short = options.map(({ value, label }) => ({ value, label }));

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="13rem" maxColumns={3} gap={24}>
      <RadioGroup
        label="Chosen"
        options={options}
        defaultValue="pro"
        description="You can change it later."
      />
      <RadioGroup label="Nothing chosen" options={options} isRequired />
      <RadioGroup label="Invalid" options={short} isRequired errorMessage="Choose a model." />
      <RadioGroup label="Disabled" options={short} defaultValue="pro" isDisabled />
      <RadioGroup label="Side by side" options={short} defaultValue="lite" orientation="horizontal" />
      <RadioGroup
        label="A label that is much longer than anyone would wish for in such a place"
        options={[{ value: 'one', label: 'An option whose name goes on for longer than its column is wide' }]}
        defaultValue="one"
      />
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="13rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <RadioGroup label={state} options={short.slice(0, 2)} defaultValue="pro" />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <RadioGroup label="Right to left" options={options} defaultValue="pro" />,
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <RadioGroup label="Compact" options={options} defaultValue="pro" />,
};
