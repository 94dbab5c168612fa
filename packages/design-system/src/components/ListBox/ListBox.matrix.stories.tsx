import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { nameOf, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { ListBox } from './ListBox.tsx';

const meta = {
  title: 'Design System/Data/ListBox/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const Options = ({ label }: { label: string }) => (
  <ListBox<SampleItem>
    label={label}
    items={sampleItems(4)}
    textOf={nameOf}
    selectionMode="multiple"
    defaultSelectedIds={['2', '3']}
    disabledIds={['4']}
  >
    {({ name }) => `${name}, ${label}`}
  </ListBox>
);

export const EveryState: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={3} gap={16}>
      <Options label="at rest" />
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target='[role="option"]'>
          <Options label={state} />
        </ShownAs>
      ))}
      <ListBox<SampleItem> label="No choice" items={sampleItems(3)} textOf={nameOf}>
        {nameOf}
      </ListBox>
      <ListBox<SampleItem> label="Empty" items={[]} textOf={nameOf}>
        {nameOf}
      </ListBox>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => <Options label="rows" />,
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <Options label="compact" />,
};
