import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';
import type { SliderRange } from './RangeSlider.tsx';

const meta = {
  title: 'Design System/Inputs/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Part of the clip',
    unit: 's',
    minValue: 0,
    maxValue: 10,
    defaultValue: [2, 6],
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TwoThumbsNeverPassEachOther: Story = {
  name: 'Two thumbs of a range never pass each other',
  render: () => {
    const Demo = () => {
      const [value, setValue] = useState<SliderRange>([2, 6]);
      return (
        <RangeSlider
          label="Part of the clip"
          unit="s"
          minValue={0}
          maxValue={10}
          value={value}
          onChange={setValue}
        />
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'From Part of the clip' });
    const to = canvas.getByRole('slider', { name: 'To Part of the clip' });
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(from).toHaveValue('6');
    await expect(to).toHaveValue('6');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('0 – 6 s')).toBeVisible();
  },
};

export const BothEndsCanBeTyped: Story = {
  name: 'An end of a range can be typed',
  render: () => (
    <RangeSlider label="Part of the clip" unit="s" maxValue={10} defaultValue={[2, 6]} isEditable />
  ),
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('spinbutton', { name: 'To Part of the clip' });
    await userEvent.clear(to);
    await userEvent.type(to, '9{Enter}');
    await expect(canvas.getByRole('slider', { name: 'To Part of the clip' })).toHaveValue('9');
  },
};

export const RightToLeftBothThumbsGoOnToTheLeft: Story = {
  name: 'Both thumbs of a range go on to the left where reading goes from right to left',
  globals: { locale: 'ar' },
  render: () => <RangeSlider label="جزء" maxValue={10} defaultValue={[2, 6]} />,
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(from).toHaveValue('3');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(to).toHaveValue('5');
  },
};
