import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Design System/Inputs/SearchField/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <SearchField label="Empty" placeholder="Search your work" trailing={<Kbd>/</Kbd>} />
      <SearchField label="Filled" defaultValue="Harbour at dawn" />
      <SearchField label="Under way" defaultValue="Harbour" isPending />
      <SearchField label="With help" description="Titles, prompts and models." />
      <SearchField label="Invalid" defaultValue="ab" errorMessage="Type three letters at least." />
      <SearchField label="Disabled" defaultValue="Harbour" isDisabled />
      {fieldSizes.map((size) => (
        <SearchField key={size} label={size} size={size} defaultValue={size} />
      ))}
      <ShownAs state="hovered" target="[data-part='control']">
        <SearchField label="Hovered" defaultValue="Harbour" />
      </ShownAs>
      <ShownAs state="focus-visible" target="[data-part='control']">
        <SearchField label="Focus visible" defaultValue="Harbour" />
      </ShownAs>
      <SearchField label="Hidden" isLabelHidden placeholder="Its label is hidden" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <SearchField label="Right to left" defaultValue="Harbour" trailing={<Kbd>/</Kbd>} />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <SearchField label="Compact" defaultValue="Harbour" />
    </div>
  ),
};
