import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Design System/Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'I have the right to use this likeness', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: 'Ask them first, if you are not sure.' } };

export const PressingTheWordsChecksIt: Story = {
  name: 'A press on its words checks a checkbox, and space takes that back',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('I have the right to use this likeness'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const HelpAndErrorAreReadWithIt: Story = {
  name: 'Help and error are read with a checkbox',
  args: { description: 'Ask them first.', errorMessage: 'Confirm it to go on.', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Ask them first. Confirm it to go on.');
  },
};

export const OneForAllIsHalfCheckedWhileSomeAre: Story = {
  name: 'A checkbox for all is half checked while some are, and a press checks all',
  render: () => {
    const frames = ['12A', '13', '14A'];
    const Demo = () => {
      const [chosen, setChosen] = useState<readonly string[]>(['13']);
      return (
        <Stack>
          <Checkbox
            isSelected={chosen.length === frames.length}
            isIndeterminate={chosen.length > 0 && chosen.length < frames.length}
            onChange={(isOn) => setChosen(isOn ? frames : [])}
          >
            All frames
          </Checkbox>
          <CheckboxGroup
            label="Frames"
            isLabelHidden
            options={frames.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All frames' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: '12A' })).toBeChecked();
    await expect(all).toBeChecked();
  },
};

export const GroupHasANameAndOneErrorForAll: Story = {
  name: 'A group of checkboxes has a name and one error for all',
  render: () => (
    <CheckboxGroup
      label="Show me"
      isRequired
      errorMessage="Choose one kind at least."
      options={[
        { value: 'image', label: 'Images' },
        { value: 'video', label: 'Videos', description: 'From 200 credits' },
        { value: 'audio', label: 'Sounds', description: 'Not offered yet', isDisabled: true },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Show me' })).toHaveAccessibleDescription(
      'Choose one kind at least.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Sounds' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Videos' }));
    await expect(canvas.getByRole('checkbox', { name: 'Videos' })).toBeChecked();
  },
};
