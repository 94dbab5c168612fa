import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Film, Image, Music } from '../../icons/glyphs.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const kinds = [
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film },
  { value: 'audio', label: 'Sounds', icon: Music },
];

const onChange = fn();

const meta = {
  title: 'Design System/Actions/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'Kinds', options: kinds, selectionMode: 'multiple', onChange },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: ['image'] } };

export const SeveralCanBeOn: Story = {
  name: 'Several of a toggle group can be on',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Images' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sounds' }));
    await expect(onChange).toHaveBeenLastCalledWith(['image', 'audio']);
  },
};

export const OneOrNone: Story = {
  name: 'A toggle group for one choice has one or none',
  args: { selectionMode: 'single', label: 'Kind' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Images' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Videos' }));
    await expect(canvas.getByRole('radio', { name: 'Images' })).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ArrowsWalkInItAndTabLeavesIt: Story = {
  name: 'Arrows walk in a toggle group, and Tab leaves it',
  args: { isIconOnly: true },
  render: (args) => (
    <>
      <ToggleGroup {...args} />
      <input aria-label="After it" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Images' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sounds' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Videos' })).toHaveFocus());
    // From its last one the browser leaves the group; the typist of the tests looks for the next one too early.
    await fireEvent.keyDown(canvas.getByRole('button', { name: 'Videos' }), { key: 'Tab' });
    await expect(canvas.getByRole('button', { name: 'Sounds' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'After it' })).toHaveFocus());
  },
};

export const RightToLeftWalksTheOtherWay: Story = {
  name: 'Arrows walk a toggle group the other way where reading goes from right to left',
  globals: { locale: 'ar' },
  args: {
    label: 'الأنواع',
    options: [
      { value: 'image', label: 'صور' },
      { value: 'video', label: 'مقاطع' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'مقاطع' })).toHaveFocus());
  },
};
