import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Design System/Inputs/MultiSelect/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos', description: 'Clips and loops' },
  { value: 'audio', label: 'Sounds' },
  { value: 'model', label: 'Models', description: 'Not kept in this album', isDisabled: true },
];
const common = { options, defaultValue: ['image', 'video'] };

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <MultiSelect label="Several chosen" {...common} />
      <MultiSelect label="One chosen" options={options} defaultValue={['audio']} />
      <MultiSelect label="Nothing chosen" options={options} />
      <MultiSelect label="With help" {...common} description="Only what is kept in this album." />
      <MultiSelect label="Invalid" options={options} isRequired errorMessage="Choose at least one kind." />
      <MultiSelect label="Loading" options={[]} isLoading />
      <MultiSelect label="Disabled" {...common} isDisabled />
      <MultiSelect
        label="Long words"
        options={[...options, { value: 'long', label: 'A kind whose name goes on for longer than its box' }]}
        defaultValue={['video', 'audio', 'long']}
      />
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <MultiSelect label={state} {...common} />
        </ShownAs>
      ))}
      {fieldSizes.map((size) => (
        <MultiSelect key={size} label={size} size={size} {...common} />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <MultiSelect label="Right to left" {...common} />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <MultiSelect label="Compact" {...common} />
    </div>
  ),
};

export const Open: Story = {
  name: 'An open multi-select shows all its options',
  render: () => (
    <div style={{ blockSize: 320, maxInlineSize: 280 }}>
      <MultiSelect label="Kinds" {...common} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};
