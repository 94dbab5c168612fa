import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const aspects = ['1:1', '3:2', '4:3', '16:9', '9:16'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Design System/Inputs/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Aspect', options: aspects, defaultValue: '3:2', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ArrowsChooseTheNext: Story = {
  name: 'Arrows choose the next segment',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3:2' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4:3' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('4:3');
  },
};

export const ThePieceLiesUnderWhatIsChosen: Story = {
  name: 'The piece of a segmented control slides under what is chosen',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('9:16'));
    const pieces = canvasElement.querySelectorAll('[data-part="piece"]');
    const chosen = canvas.getByText('9:16').getBoundingClientRect();
    await expect(pieces).toHaveLength(1);
    // It slides there.
    await waitFor(async () => {
      const piece = pieces[0]?.getBoundingClientRect();
      await expect(piece?.left).toBeLessThan(chosen.left);
      await expect(piece?.right).toBeGreaterThan(chosen.right);
    });
  },
};

export const LongWordsWrapInsteadOfSpilling: Story = {
  name: 'Long words in a segmented control wrap instead of spilling',
  args: {
    label: 'Motion',
    options: [
      { value: 'still', label: 'Hardly any motion at all' },
      { value: 'calm', label: 'A calm and steady motion' },
      { value: 'wild', label: 'As much motion as there can be' },
    ],
    defaultValue: 'calm',
  },
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="control"]');
    if (!track) throw new Error('no track');
    await expect(track.scrollWidth).toBeLessThanOrEqual(track.clientWidth);
    await expect(canvas.getByRole('radio', { name: 'A calm and steady motion' })).toBeChecked();
  },
};

export const Invalid: Story = {
  name: 'An error of a segmented control is read with it',
  args: { errorMessage: 'This model does not make 3:2.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('This model does not make 3:2.');
  },
};
