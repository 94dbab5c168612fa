import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Design System/Inputs/Rating/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const displays = [0, 1, 2.5, 3.9, 5];

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={3} gap={24}>
      <Rating label="Nothing given" />
      <Rating label="Three" defaultValue={3} />
      <Rating label="All" defaultValue={5} description="Thank you." />
      <Rating label="Invalid" isRequired errorMessage="Give one star at least." />
      <Rating label="Disabled" defaultValue={3} isDisabled />
      {displays.map((value) => (
        <Rating key={value} isReadOnly value={value} label="A result" isNumberShown />
      ))}
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={3} gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="div:nth-child(4) > [data-part='star']">
          <Rating label={`2, the fourth ${state}`} defaultValue={2} />
        </ShownAs>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={3} gap={24}>
      <Rating label="Right to left" defaultValue={2} />
      <Rating isReadOnly value={2.5} isNumberShown />
    </Grid>
  ),
};
