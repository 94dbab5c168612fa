import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { nameOf, SampleFrameFace, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { Text } from '../Text/Text.tsx';
import { GridList } from './GridList.tsx';

const meta = {
  title: 'Design System/Data/GridList/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const items = sampleItems(4);
const common = { items, textOf: nameOf, selectionMode: 'multiple' } as const;

const Rows = ({ label }: { label: string }) => (
  <Stack gap={4}>
    <Text size="xs" tone="tertiary" isMono>
      {label}
    </Text>
    <GridList<SampleItem> {...common} label={label} defaultSelectedIds={['2', '3']} disabledIds={['4']}>
      {nameOf}
    </GridList>
  </Stack>
);

export const EveryState: Story = {
  render: () => (
    <Stack gap={32}>
      <GridList<SampleItem>
        {...common}
        label="Frames"
        layout="grid"
        items={sampleItems(7)}
        defaultSelectedIds={['2', '5']}
        disabledIds={['7']}
      >
        {(item) => <SampleFrameFace {...item} />}
      </GridList>
      <Grid minColumnWidth="14rem" maxColumns={4} gap={24}>
        <Rows label="at rest" />
        {passingStates.map((state) => (
          <ShownAs key={state} state={state} target='[role="row"]'>
            <Rows label={state} />
          </ShownAs>
        ))}
        <GridList<SampleItem>
          label="One"
          items={items}
          textOf={nameOf}
          selectionMode="single"
          defaultSelectedIds={['1']}
        >
          {nameOf}
        </GridList>
        <GridList<SampleItem> label="Empty" items={[]} textOf={nameOf}>
          {nameOf}
        </GridList>
      </Grid>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap={24}>
      <Rows label="rows" />
      <GridList<SampleItem> {...common} label="Frames" layout="grid" defaultSelectedIds={['2']}>
        {(item) => <SampleFrameFace {...item} />}
      </GridList>
    </Stack>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <Rows label="rows" />,
};
