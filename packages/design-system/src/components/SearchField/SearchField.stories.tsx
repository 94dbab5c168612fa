import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Design System/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search your work', onChange: fn(), onSubmitted: fn(), onCleared: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Harbour', trailing: <Kbd>/</Kbd> } };

export const EnterSendsAndEscapeClears: Story = {
  name: 'Enter sends a search and Escape clears it',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search your work' });
    await userEvent.type(field, 'boat{Enter}');
    await expect(args.onSubmitted).toHaveBeenCalledWith({ text: 'boat' });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onCleared).toHaveBeenCalledTimes(1);
  },
};

export const TheButtonShowsOnceThereIsSomethingToClear: Story = {
  name: 'The button that clears a search shows once there is something to clear, and leaves the focus in the field',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(field, 'boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LabelCanBeHiddenAndStillNamesIt: Story = {
  name: 'A search field’s label can be hidden and still names it',
  args: { isLabelHidden: true, placeholder: 'Search your work' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search your work' })).toBeVisible();
  },
};

export const UnderWay: Story = {
  name: 'A search that is under way says so',
  args: { isPending: true, defaultValue: 'boat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};
