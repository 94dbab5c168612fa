import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const resolutions = [
  { value: '480p', label: '480p', description: 'For a quick look' },
  { value: '720p', label: '720p', description: 'For most clips' },
  { value: '1080p', label: '1080p', description: 'Not offered by this model', isDisabled: true },
];

const meta = {
  title: 'Design System/Inputs/Select',
  component: Select,
  args: { label: 'Resolution', options: resolutions, defaultValue: '720p', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ChosenByKeyboard: Story = {
  name: 'An option of a select is chosen by keys, and the focus returns to its button',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Resolution/ });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: /Resolution/ });
    const off = within(list).getByRole('option', { name: '1080p Not offered by this model' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('480p');
    await expect(button).toHaveTextContent('480p');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeLeavesItAsItWas: Story = {
  name: 'Escape leaves a select as it was',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Resolution/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveTextContent('720p');
  },
};

export const NothingChosenYetAndRequired: Story = {
  name: 'A required select without a choice shows what to choose and its error',
  render: () => (
    <Select label="Style" options={resolutions} value={null} isRequired errorMessage="Choose a style." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose an option');
    await expect(canvas.getByText('Choose a style.')).toBeVisible();
  },
};

export const SectionsHaveTitles: Story = {
  name: 'Sections of a select have titles, and options in them can be chosen',
  args: {
    label: 'Model',
    options: [
      { title: 'Video', options: [{ value: 'wan', label: 'WAN' }] },
      { title: 'Image', options: [{ value: 'ultra', label: 'Ultra' }] },
    ],
    defaultValue: 'wan',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Model/ }));
    const list = await screen.findByRole('listbox');
    const image = within(list).getByRole('group', { name: 'Image' });
    await userEvent.click(within(image).getByRole('option', { name: 'Ultra' }));
    await expect(args.onChange).toHaveBeenCalledWith('ultra');
  },
};

export const OptionsMayBeMadeAnewAtEachRender: Story = {
  name: 'Options of a select may be made anew at each render',
  render: () => {
    const Demo = () => {
      const [model, setModel] = useState('wan');
      return (
        <Select
          label="Model"
          value={model}
          onChange={setModel}
          options={[
            { title: 'Video', options: [{ value: 'wan', label: 'WAN' }] },
            { title: 'Image', options: [{ value: 'ultra', label: model === 'ultra' ? 'Ultra!' : 'Ultra' }] },
          ]}
        />
      );
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Model/ });
    for (const name of ['Ultra', 'WAN', 'Ultra']) {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
    await expect(button).toHaveTextContent('Ultra!');
  },
};

export const OptionsOnTheirWayAreSaid: Story = {
  name: 'A select says that its options are on their way',
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Resolution/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};

export const DisabledShowsItsValueAndDoesNotOpen: Story = {
  name: 'A disabled select shows its value and does not open',
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Resolution/ });
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(button).toBeDisabled();
    await expect(button).toHaveTextContent('720p');
    await userEvent.click(button);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
