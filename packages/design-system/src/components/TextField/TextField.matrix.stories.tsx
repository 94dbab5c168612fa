import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownAs } from '../../dev/ShownAs.tsx';
import { Search } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { fieldSizes } from '../Field/fieldProps.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Design System/Inputs/TextField/Matrix',
  component: TextField,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <TextField label="Empty" />
      <TextField label="With a placeholder" placeholder="Harbour at dawn" />
      <TextField label="Filled" defaultValue="Harbour at dawn" />
      <TextField label="Required, with help" isRequired description="Shown to whoever has the link." />
      <TextField label="Invalid" defaultValue="me@" errorMessage="This address is not complete." />
      <TextField label="Disabled" defaultValue="Harbour at dawn" isDisabled />
      <TextField label="With sides" leading={<Icon glyph={Search} size={16} />} trailing="in help" />
      <TextField label="Being looked at" defaultValue="harbour" isPending />
      <PasswordField label="Password" defaultValue="seven seas" />
      <TextField label="A label that is much longer than anyone would wish for in such a place" />
      {fieldSizes.map((size) => (
        <TextField key={size} label={size} size={size} defaultValue={size} />
      ))}
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {(['hovered', 'focus-within', 'focus-visible'] as const).map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <TextField label={state} defaultValue="Harbour at dawn" />
          <TextField label={`invalid, ${state}`} defaultValue="me@" errorMessage="It is not complete." />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextField
        label="Right to left"
        defaultValue="Harbour"
        leading={<Icon glyph={Search} size={16} />}
        trailing="px"
        isRequired
        errorMessage="It is taken."
      />
    </div>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextField label="Compact" defaultValue="Harbour" description="Less room inside." />
    </div>
  ),
};

export const Focused: Story = {
  name: 'A text field that a key has reached shows its ring',
  tags: ['!narrow'],
  render: () => <TextField label="Focused" />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    // A blinking caret would be in some pictures and not in others.
    (document.activeElement as HTMLElement).style.caretColor = 'transparent';
  },
};
