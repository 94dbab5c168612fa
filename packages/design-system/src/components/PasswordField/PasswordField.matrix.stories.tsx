import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Design System/Inputs/PasswordField/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <PasswordField label="Empty" />
      <PasswordField label="Filled" defaultValue="seven seas" description="Eight letters at least." />
      <PasswordField
        label="Invalid"
        isRequired
        defaultValue="sea"
        errorMessage="Use eight letters at least."
      />
      <PasswordField label="Disabled" defaultValue="seven seas" isDisabled />
      <PasswordField label="Being looked at" defaultValue="seven seas" isPending />
      <ShownAs state="focus-visible" target="[data-part='control']">
        <PasswordField label="Focus visible" defaultValue="seven seas" />
      </ShownAs>
      {fieldSizes.map((size) => (
        <PasswordField key={size} label={size} size={size} defaultValue={size} />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <PasswordField label="Right to left" defaultValue="seven seas" />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <PasswordField label="Compact" defaultValue="seven seas" />
    </div>
  ),
};
