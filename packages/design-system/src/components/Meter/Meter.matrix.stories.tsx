import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Meter, meterTones } from './Meter.tsx';

const meta = {
  title: 'Design System/Feedback/Meter/Matrix',
  component: Meter,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj;

export const EveryToneAndSize: Story = {
  render: () => (
    <Grid minColumnWidth="14rem" maxColumns={4} gap={24}>
      {meterTones.map((tone, index) => (
        <Meter key={tone} tone={tone} label={`In percent, ${tone}`} value={25 + index * 20} />
      ))}
      {meterTones.map((tone) => (
        <Meter key={tone} tone={tone} label={`In words, ${tone}`} value={60} valueLabel="1,284 of 2,000" />
      ))}
      {meterTones.map((tone) => (
        <Meter key={tone} tone={tone} size="sm" label={`Small, ${tone}`} value={60} />
      ))}
      <Meter label="Nothing" value={0} />
      <Meter label="All" value={100} />
      <Meter label="Hidden words" value={40} isLabelHidden />
      {[0, 1, 3].map((value) => (
        <Meter
          key={value}
          label="In frames"
          shape="frames"
          value={value}
          maxValue={3}
          valueLabel={`${value} of 3`}
        />
      ))}
      <Meter label="Many frames" shape="frames" value={7} maxValue={10} valueLabel="7 of 10" />
      <Meter
        label="A label that is much longer than anyone would wish for in such a place"
        value={70}
        tone="warning"
        valueLabel="Seven hundred of a thousand"
      />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => <Meter label="التخزين" value={40} tone="warning" />,
};
