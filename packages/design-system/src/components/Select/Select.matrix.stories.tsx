import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Design System/Inputs/Select/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: '480p', label: '480p', description: 'For a quick look' },
  { value: '720p', label: '720p', description: 'For most clips' },
  { value: '1080p', label: '1080p', description: 'Not offered by this model', isDisabled: true },
];

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <Select label="Chosen" options={options} defaultValue="720p" />
      <Select label="Nothing chosen" options={options} />
      <Select label="With help" options={options} defaultValue="480p" description="Higher takes longer." />
      <Select label="Invalid" options={options} isRequired errorMessage="Choose a resolution." />
      <Select label="Loading" options={[]} isLoading />
      <Select label="Disabled" options={options} defaultValue="720p" isDisabled />
      <Select
        label="Long words"
        options={[{ value: 'long', label: 'A model whose name goes on for longer than its box is wide' }]}
        defaultValue="long"
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
          <Select label={state} options={options} defaultValue="720p" />
        </ShownAs>
      ))}
      {fieldSizes.map((size) => (
        <Select key={size} label={size} size={size} options={options} defaultValue="720p" />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Select label="Right to left" options={options} defaultValue="720p" />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Select label="Compact" options={options} defaultValue="720p" />
    </div>
  ),
};

export const OpenWithSections: Story = {
  name: 'An open select shows its sections with their titles',
  tags: ['!narrow'],
  render: () => (
    <div style={{ blockSize: 330, maxInlineSize: 280 }}>
      <Select
        label="Model"
        options={[
          { title: 'Video', options: options.slice(0, 2) },
          { title: 'Image', options: [{ value: 'ultra', label: 'Ultra', description: '50 credits' }] },
        ]}
        defaultValue="480p"
      />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};

export const Open: Story = {
  name: 'An open select shows all its options',
  render: () => (
    <div style={{ blockSize: 280, maxInlineSize: 280 }}>
      <Select label="Resolution" options={options} defaultValue="720p" />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};
