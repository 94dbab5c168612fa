import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Design System/Inputs/NumberField',
  component: NumberField,
  args: { label: 'Images', minValue: 1, maxValue: 8, defaultValue: 4, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeysStepAndGoToTheEnds: Story = {
  name: 'Keys step a number field and take it to its end',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Images' });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('8');
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
};

export const ButtonsStepAndStopAtTheEnds: Story = {
  name: 'A number field’s buttons step, and stop at the end',
  args: { defaultValue: 7 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase Images' });
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('8');
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Images' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('7');
  },
};

export const UnitIsShownAndReadOut: Story = {
  name: 'A number field’s unit is shown and read out',
  args: { label: 'Length', unit: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('s')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Length (s)' })).toHaveValue('4');
  },
};

export const MoneyIsWrittenAsMoney: Story = {
  name: 'An amount of money in a number field is written as money',
  args: {
    label: 'Price',
    minValue: 0,
    maxValue: 100,
    step: 0.01,
    defaultValue: 9.99,
    formatOptions: { style: 'currency', currency: 'USD' },
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('$9.99');
    await userEvent.clear(field);
    await userEvent.type(field, '12.5');
    await userEvent.tab();
    await expect(field).toHaveValue('$12.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
  },
};

export const Invalid: Story = {
  name: 'An error of a number field is read with it',
  args: { errorMessage: 'Choose four at most.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Choose four at most.');
  },
};
