import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Search } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Design System/Inputs/ComboBox/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'wan', label: 'WAN', description: 'From 200 credits' },
  { value: 'veo', label: 'VEO3' },
  { value: 'ultra', label: 'Ultra', description: 'Not in your plan', isDisabled: true },
];

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <ComboBox label="Empty" options={options} placeholder="Search for a model" />
      <ComboBox label="Chosen" options={options} defaultValue="veo" />
      <ComboBox label="Loading" options={options} defaultInputValue="ve" isLoading />
      <ComboBox label="With a side" options={options} leading={<Icon glyph={Search} size={16} />} />
      <ComboBox label="Invalid" options={options} isRequired errorMessage="Choose a model." />
      <ComboBox label="Disabled" options={options} defaultValue="wan" isDisabled />
      {fieldSizes.map((size) => (
        <ComboBox key={size} label={size} size={size} options={options} defaultValue="wan" />
      ))}
      <ShownAs state="hovered" target="[data-part='control']">
        <ComboBox label="Hovered" options={options} defaultValue="wan" />
      </ShownAs>
      <ShownAs state="focus-visible" target="[data-part='control']">
        <ComboBox label="Focus visible" options={options} defaultValue="wan" />
      </ShownAs>
      <ShownAs state="pressed" target="[data-part='opener']">
        <ComboBox label="Button pressed" options={options} defaultValue="wan" />
      </ShownAs>
    </Grid>
  ),
};

export const Open: Story = {
  name: 'An open combo box shows all its options',
  tags: ['!narrow'],
  render: () => (
    <div style={{ blockSize: 300, maxInlineSize: 280 }}>
      <ComboBox label="Model" options={options} defaultValue="veo" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('listbox');
    // A blinking caret would be in some pictures and not in others.
    canvas.getByRole('combobox').style.caretColor = 'transparent';
  },
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <ComboBox label="Right to left" options={options} defaultValue="veo" />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <ComboBox label="Compact" options={options} defaultValue="veo" />
    </div>
  ),
};
