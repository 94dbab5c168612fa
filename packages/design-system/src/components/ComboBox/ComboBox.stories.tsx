import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const models = [
  { value: 'wan', label: 'WAN', description: 'From 200 credits' },
  { value: 'veo', label: 'VEO3', description: 'About 500 credits' },
  { value: 'draft', label: 'Draft' },
  { value: 'ultra', label: 'Ultra', description: 'Not in your plan', isDisabled: true },
];

const meta = {
  title: 'Design System/Inputs/ComboBox',
  component: ComboBox,
  args: { label: 'Model', options: models, onChange: fn(), onInputChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Search for a model' } };

export const FoundByTypingAndChosenByKeyboard: Story = {
  name: 'An option is found by typing and chosen by keys',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Model' });
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('ve');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveValue('VEO3');
    await expect(args.onChange).toHaveBeenLastCalledWith('veo');
  },
};

export const NothingFoundIsSaid: Story = {
  name: 'A combo box that finds nothing says so, and Escape clears what was typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const OptionsFromAServer: Story = {
  name: 'Options that a server found are offered as they come',
  render: () => {
    const places = ['Harbour', 'Harbour at dawn', 'Haven', 'Kitchen'];
    const Demo = () => {
      const [found, setFound] = useState<readonly string[] | null>(null);
      return (
        <ComboBox
          label="Album"
          isFiltered
          isLoading={found === null}
          options={(found ?? []).map((value) => ({ value, label: value }))}
          onInputChange={(text) => {
            setFound(null);
            queueMicrotask(() =>
              setFound(places.filter((place) => place.toLowerCase().startsWith(text.toLowerCase()))),
            );
          }}
        />
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Album' }), 'harb');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: 'Harbour at dawn' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Harbour at dawn');
  },
};

const onTextEntered = fn();

export const WhatIsTypedMayCount: Story = {
  name: 'Words that are no option may count: Enter takes what was typed',
  render: () => (
    <ComboBox
      label="Tag"
      options={[{ value: 'sea', label: 'sea' }]}
      onTextEntered={onTextEntered}
      description="Choose one or write your own."
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'harbour');
    await waitFor(() => expect(screen.getByText('Press Enter to use “harbour”')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(onTextEntered).toHaveBeenCalledWith({ text: 'harbour' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('harbour');
  },
};

export const Invalid: Story = {
  name: 'An error of a combo box is read with it',
  args: { isRequired: true, errorMessage: 'Choose a model.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a model.');
  },
};
