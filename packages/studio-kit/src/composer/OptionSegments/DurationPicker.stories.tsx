import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { asWideAsSettings } from '../OptionCards/OptionCards.fixtures.tsx';
import { DurationPicker, type DurationPickerProps } from './DurationPicker.tsx';

function KeepingDurationPicker(props: DurationPickerProps) {
  const [seconds, setSeconds] = useState(props.seconds);
  return (
    <DurationPicker
      {...props}
      seconds={seconds}
      onDurationChanged={(event) => {
        setSeconds(event.seconds);
        props.onDurationChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Composer/DurationPicker',
  component: KeepingDurationPicker,
  decorators: [asWideAsSettings],
  args: { lengths: [5, 8], seconds: 5, initial: 5, onDurationChanged: fn() },
} satisfies Meta<typeof KeepingDurationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePrice: Story = { tags: ['picture'] };

export const WithPriceMarks: Story = {
  name: 'Each length says its price (A322)',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: { costOf: (seconds: number) => (seconds === 5 ? 300 : 500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^5 s/ })).toHaveAccessibleName('5 s 300 credits');
    await expect(canvas.getByRole('radio', { name: /^8 s/ })).toHaveAccessibleName('8 s 500 credits');
  },
};

export const Changed: Story = { tags: ['picture'], args: { ...WithPriceMarks.args!, seconds: 8 } };

export const ManyLengthsAreAList: Story = {
  name: 'Many lengths are a list',
  tags: ['picture'],
  args: { lengths: [2, 3, 4, 5, 6, 7, 8] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Duration/ })).toHaveTextContent('5 s');
  },
};

export const ChoosesByArrowKeys: Story = {
  name: 'A length is chosen by arrow keys',
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDurationChanged).toHaveBeenCalledWith({ seconds: 8 });
  },
};
