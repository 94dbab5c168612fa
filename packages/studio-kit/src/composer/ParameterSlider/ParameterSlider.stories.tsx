import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ParameterSlider, type ParameterSliderProps } from './ParameterSlider.tsx';

function KeepingParameterSlider({ value: first, onValueChanged, ...rest }: ParameterSliderProps) {
  const [value, setValue] = useState(first);
  return (
    <ParameterSlider
      {...rest}
      value={value}
      onValueChanged={(event) => {
        setValue(event.value);
        onValueChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Composer/ParameterSlider',
  component: ParameterSlider,
  tags: ['picture'],
  render: (args) => <KeepingParameterSlider {...args} />,
  args: { label: 'Duration', value: 5, initial: 5, min: 2, max: 8, step: 1, unit: 's', onValueChanged: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParameterSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtItsStart: Story = {};
export const Changed: Story = { args: { value: 8 } };
export const WithHelp: Story = {
  args: { label: 'Motion strength', unit: undefined, max: 10, help: 'Higher moves the picture further.' },
};
export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const AChangedSettingGoesBackInOnePress: Story = {
  name: 'A changed setting goes back in one press',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Reset duration' })).toBeNull();
    await userEvent.tab();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset duration' }));
    await expect(canvas.getByRole('slider')).toHaveValue('5');
  },
};

export const WithPriceMarks: Story = {
  name: 'The rail says where it costs more (A260)',
  tags: ['narrow', 'forced-colors'],
  args: {
    min: 3,
    max: 10,
    costOf: (seconds: number) => (seconds < 5 ? 200 : seconds < 8 ? 300 : seconds < 10 ? 400 : 500),
  },
  play: async ({ canvas }) => {
    const words = ['200', '300 credits', '400', '500'].map((price) => canvas.getByText(price));
    for (const word of words) await expect(word).toBeVisible();
    const boxes = words.map((word) => word.getBoundingClientRect());
    // As far apart as two words of one line that are not one.
    for (const [index, { left }] of boxes.slice(1).entries())
      await expect(left - boxes[index]!.right).toBeGreaterThan(16);
  },
};
