import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Design System/Inputs/Checkbox/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const options = [
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos', description: 'From 200 credits' },
  { value: 'audio', label: 'Sounds', description: 'Not offered yet', isDisabled: true },
];

const states = (
  <Grid minColumnWidth="13rem" maxColumns={3} gap={20}>
    <Checkbox>Off</Checkbox>
    <Checkbox defaultSelected>On</Checkbox>
    <Checkbox isIndeterminate>Half</Checkbox>
    <Checkbox isDisabled>Off, disabled</Checkbox>
    <Checkbox isDisabled defaultSelected>
      On, disabled
    </Checkbox>
    <Checkbox isDisabled isIndeterminate>
      Half, disabled
    </Checkbox>
    <Checkbox isRequired errorMessage="Confirm it to go on.">
      Invalid
    </Checkbox>
    <Checkbox defaultSelected errorMessage="Not with this model.">
      On, invalid
    </Checkbox>
    <Checkbox isReadOnly defaultSelected description="It comes with your plan.">
      On, to read alone
    </Checkbox>
    <Checkbox description="Only where you have the right to, and never in the name of somebody else.">
      A label that is much longer than anyone would wish for in such a place
    </Checkbox>
    <CheckboxGroup
      label="A group"
      options={options}
      defaultValue={['video']}
      description="As many as you like."
    />
    <CheckboxGroup label="Invalid group" isRequired options={options} errorMessage="Choose one at least." />
    <CheckboxGroup
      label="Side by side"
      orientation="horizontal"
      options={options.map(({ value, label }) => ({ value, label }))}
      defaultValue={['image']}
    />
  </Grid>
);

export const EveryState: Story = { render: () => states };

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="13rem" maxColumns={3} gap={20}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='control']">
          <Checkbox>{`Off, ${state}`}</Checkbox>
          <Checkbox defaultSelected>{`On, ${state}`}</Checkbox>
          <Checkbox isIndeterminate>{`Half, ${state}`}</Checkbox>
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <CheckboxGroup label="Right to left" options={options} defaultValue={['image', 'video']} />,
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <CheckboxGroup label="Compact" options={options} defaultValue={['image', 'video']} />,
};
