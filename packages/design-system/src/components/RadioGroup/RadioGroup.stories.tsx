import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const models = [
  { value: 'lite', label: 'Lite', description: 'For a quick look, 200 credits' },
  { value: 'pro', label: 'Pro', description: 'Slower and finer, 300 credits' },
  { value: 'max', label: 'Max', description: 'Not offered at this length', isDisabled: true },
];

const meta = {
  title: 'Design System/Inputs/RadioGroup',
  component: RadioGroup,
  args: { label: 'Model', options: models, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'pro' } };

export const ArrowsChooseAndStepOverWhatIsDisabled: Story = {
  name: 'Arrows choose in a radio group, go round and step over what is disabled',
  args: { defaultValue: 'lite' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Lite' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lite' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('lite');
  },
};

export const HelpOfAnOptionIsReadWithIt: Story = {
  name: 'Help of an option in a radio group is read with it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription(
      /Slower and finer, 300 credits/,
    );
  },
};

export const NothingChosenYetAndRequired: Story = {
  name: 'A required radio group without a choice reads its error',
  args: { isRequired: true, errorMessage: 'Choose a model.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Model' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose a model.');
  },
};

export const RightToLeftGoesOnToTheLeft: Story = {
  name: 'A radio group goes on to the left where reading goes from right to left',
  globals: { locale: 'ar' },
  args: {
    label: 'النموذج',
    orientation: 'horizontal',
    options: [
      { value: 'lite', label: 'خفيف' },
      { value: 'pro', label: 'كامل' },
    ],
    defaultValue: 'lite',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'كامل' })).toBeChecked();
  },
};
