import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pasteInto } from '../../testing/pasteInto.ts';
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
export const WithErrorMessage: Story = { args: { errorMessage: 'Please enter a text prompt' } };
export const NearTheEnd: Story = { args: { value: 'Snow '.repeat(12), maxLength: 64 } };
export const Disabled: Story = {
  name: 'A prompt box that is disabled names no keys: they do nothing',
  args: { value: 'Paper lanterns', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('generates')).not.toBeVisible();
  },
};

export const ControlEnterGenerates: Story = {
  name: 'Ctrl+Enter generates, and Enter alone begins a line',
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
    await userEvent.type(canvas.getByRole('textbox'), 'Waves{Enter}in{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Waves\nin');
    await expect(args.onGenerateRequested).toHaveBeenCalledTimes(1);
  },
};

const photo = new File(['picture'], 'harbour.png', { type: 'image/png' });

export const APictureIsPasted: Story = {
  name: 'A picture that is pasted comes as a file, and words as words',
  tags: ['!picture'],
  args: { onFilesPasted: fn(), value: 'Waves' },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox');
    pasteInto(words, photo);
    await expect(args.onFilesPasted).toHaveBeenLastCalledWith({ files: [photo] });
    await expect(words).toHaveValue('Waves');
    await userEvent.type(words, ' roll');
    await userEvent.paste(' in');
    await expect(words).toHaveValue('Waves roll in');
    await expect(args.onFilesPasted).toHaveBeenCalledTimes(1);
  },
};

const remembered = {
  history: ['Snow begins to fall on a red railway bridge', 'A field of barley bends in the wind'],
  templates: [
    { id: 'portrait', label: 'Portrait', prompt: 'A portrait of a fisherman, soft window light' },
    { id: 'landscape', label: 'Landscape', prompt: 'A wide valley at dawn, fog between the hills' },
  ],
};

export const WithHistoryAndTemplates: Story = {
  tags: ['narrow'],
  args: { ...remembered, value: 'Paper lanterns sway' },
};

export const VeryLongText: Story = { args: { value: 'Paper lanterns sway above a harbour. '.repeat(60) } };

export const RightToLeft: Story = { args: remembered, globals: { locale: 'ar' } };

export const AltAndArrowsGoThroughEarlierPrompts: Story = {
  name: 'Alt and arrows go through earlier prompts, and back to what was typed',
  tags: ['!picture'],
  args: remembered,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox');
    await userEvent.type(words, 'Half a thought');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(words).toHaveValue(remembered.history[1]);
    await expect(canvas.getByText('Earlier prompt 2 of 2')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(words).toHaveValue('Half a thought');
  },
};

export const ATemplateReplacesTheWordsAndLosesNone: Story = {
  name: 'A template takes the place of what was typed, which can be had back',
  tags: ['!picture'],
  args: { ...remembered, value: 'My own words' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Templates' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Portrait' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const words = canvas.getByRole('textbox');
    await waitFor(() => expect(words).toHaveValue(remembered.templates[0]!.prompt));
    words.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(words).toHaveValue('My own words');
  },
};

export const WhatATemplateReplacedComesBackByAPress: Story = {
  name: 'What was typed before one template and another is had back by Undo beside them, until it is typed on',
  tags: ['!picture'],
  args: { ...remembered, value: 'My own words' },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox');
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    for (const { label, prompt } of remembered.templates) {
      await choose(label);
      await expect(words).toHaveValue(prompt);
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(words).toHaveValue('My own words');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Templates' })).toHaveFocus();
    await choose(remembered.templates[0]!.label);
    await userEvent.type(words, ' of mine');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
