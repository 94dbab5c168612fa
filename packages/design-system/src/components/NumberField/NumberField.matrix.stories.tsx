import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Design System/Inputs/NumberField/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={4} gap={24}>
      <NumberField label="Empty" placeholder="Any" />
      <NumberField label="In the middle" defaultValue={4} minValue={1} maxValue={8} />
      <NumberField label="At its least" defaultValue={1} minValue={1} maxValue={8} />
      <NumberField label="At its most" defaultValue={8} minValue={1} maxValue={8} />
      <NumberField label="With a unit" defaultValue={5} unit="s" />
      <NumberField label="Large" defaultValue={4294967295} description="The seed decides the noise." />
      <NumberField label="Money" defaultValue={9.99} formatOptions={{ style: 'currency', currency: 'USD' }} />
      <NumberField label="Invalid" defaultValue={9} isRequired errorMessage="Choose eight at most." />
      <NumberField label="Disabled" defaultValue={4} isDisabled unit="s" />
      {fieldSizes.map((size) => (
        <NumberField key={size} label={size} size={size} defaultValue={12} />
      ))}
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={4} gap={24}>
      <ShownAs state="hovered" target="[data-part='control']">
        <NumberField label="Hovered" defaultValue={4} />
      </ShownAs>
      <ShownAs state="focus-visible" target="[data-part='control']">
        <NumberField label="Focus visible" defaultValue={4} />
      </ShownAs>
      <ShownAs state="hovered" target="[data-part='increase']">
        <NumberField label="Button hovered" defaultValue={4} />
      </ShownAs>
      <ShownAs state="pressed" target="[data-part='increase']">
        <NumberField label="Button pressed" defaultValue={4} />
      </ShownAs>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <NumberField label="Right to left" defaultValue={5} unit="s" />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <NumberField label="Compact" defaultValue={5} unit="s" />
    </div>
  ),
};
