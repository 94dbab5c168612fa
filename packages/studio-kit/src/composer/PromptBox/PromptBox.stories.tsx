import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PromptBox, type PromptBoxProps } from './PromptBox.tsx';

function KeepingPromptBox({ value: first, onPromptChanged, ...rest }: PromptBoxProps) {
  const [value, setValue] = useState(first);
  return (
    <PromptBox
      {...rest}
      value={value}
      onPromptChanged={(event) => {
        setValue(event.prompt);
        onPromptChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Composer/PromptBox',
  component: PromptBox,
  tags: ['picture'],
  render: (args) => <KeepingPromptBox {...args} />,
  args: {
    label: 'Describe the animation',
    value: '',
    placeholder: 'Waves roll in while the camera drifts slowly to the left',
    maxLength: 2000,
    onPromptChanged: fn(),
    onGenerateRequested: fn(),
  },
} satisfies Meta<typeof PromptBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { value: 'Paper lanterns sway above a quiet harbour' } };
export const Complained: Story = { args: { complaint: 'Please enter a text prompt' } };
export const NearTheEnd: Story = { args: { value: 'Snow '.repeat(12), maxLength: 64 } };
export const Disabled: Story = { args: { value: 'Paper lanterns', isDisabled: true } };

export const ControlEnterGenerates: Story = {
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Waves{Enter}in{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Waves\nin');
    await expect(args.onGenerateRequested).toHaveBeenCalledTimes(1);
  },
};
