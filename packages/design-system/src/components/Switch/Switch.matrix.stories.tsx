import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Design System/Inputs/Switch/Matrix',
  component: Switch,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch description="Adds grain and wide bars.">With help</Switch>
      <Switch errorMessage="This model has no cinema look.">Wrong</Switch>
      <Switch isDisabled>Off, disabled</Switch>
      <Switch isDisabled defaultSelected>
        On, disabled
      </Switch>
      <Switch isPending>Off, on its way</Switch>
      <Switch isPending defaultSelected>
        On, on its way
      </Switch>
      <Switch isReadOnly defaultSelected>
        On, to read alone
      </Switch>
      <Switch defaultSelected>A label that is much longer than anyone would wish for in such a place</Switch>
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <Switch>{`Off, ${state}`}</Switch>
          <Switch defaultSelected>{`On, ${state}`}</Switch>
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
      <Switch>Off, right to left</Switch>
      <Switch defaultSelected description="Its thumb goes to the left.">
        On, right to left
      </Switch>
    </div>
  ),
};

export const Focused: Story = {
  name: 'A switch that a key has reached shows its ring',
  tags: ['!narrow'],
  render: () => <Switch>Focused by keyboard</Switch>,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
