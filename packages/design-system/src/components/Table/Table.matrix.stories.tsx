import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Table } from './Table.tsx';
import { bills, columns } from './Table.stories.tsx';
import { tableNarrows, tableSizes } from './tableColumns.ts';

const meta = {
  title: 'Design System/Content/Table/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid minColumnWidth="26rem" maxColumns={2} gap={24}>
        {tableSizes.map((size) => (
          <Table
            key={size}
            label={`Bills, ${size}`}
            {...{ size, columns }}
            rows={bills}
            defaultSort={{ column: 'amount', direction: size === 'sm' ? 'ascending' : 'descending' }}
          />
        ))}
        <Table
          label="To choose from"
          columns={columns}
          rows={bills}
          selectionMode="multiple"
          defaultSelectedIds={['2', '4']}
          disabledIds={['3']}
        />
        <Table
          label="More is coming"
          columns={columns}
          rows={bills.slice(0, 2)}
          onMoreRequested={() => {}}
          isLoadingMore
        />
        <Table label="All is coming" columns={columns} rows={[]} isLoadingMore />
        <Table label="Empty" columns={columns} rows={[]} emptyState="No bills yet" />
        {passingStates.map((state) => (
          <ShownAs key={state} state={state} target="tbody tr, thead th">
            <Table label={state} columns={columns} rows={bills.slice(0, 2)} />
          </ShownAs>
        ))}
      </Grid>
      <Grid minColumnWidth="16rem" maxColumns={3} gap={24}>
        {tableNarrows.map((narrow) => (
          <Table
            key={narrow}
            label={narrow}
            {...{ narrow, columns }}
            rows={bills.slice(0, 2)}
            onMoreRequested={() => {}}
            isLoadingMore
          />
        ))}
      </Grid>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Table
      label="Bills"
      columns={columns}
      rows={bills}
      defaultSort={{ column: 'what', direction: 'ascending' }}
    />
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => <Table label="Bills" columns={columns} rows={bills} />,
};
