import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Design System/Inputs/Slider',
  component: Slider,
  args: {
    label: 'Motion strength',
    minValue: 1,
    maxValue: 10,
    defaultValue: 5,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ArrowKeysMoveByOneStepAndPageKeysByMore: Story = {
  name: 'Arrow keys move a slider by one step, page keys by more, Home and End to its ends',
  args: { minValue: 0, maxValue: 100, defaultValue: 50 },
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Motion strength' });
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveValue('51');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await expect(args.onChangeEnd).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveValue('61');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('100');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
  },
};

export const PressingTheRailBringsTheThumbThere: Story = {
  name: 'A press on the rail brings the thumb there',
  args: { minValue: 0, maxValue: 100, defaultValue: 0 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const rail = canvasElement.querySelector('[data-part="track"]');
    if (!rail) throw new Error('no rail');
    const box = rail.getBoundingClientRect();
    await userEvent.pointer([
      {
        keys: '[MouseLeft]',
        target: rail,
        coords: { clientX: box.left + box.width * 0.75, clientY: box.top + box.height / 2 },
      },
    ]);
    await expect(canvas.getByRole('slider')).toHaveValue('75');
    await expect(args.onChange).toHaveBeenLastCalledWith(75);
  },
};

export const UnitIsShownAndReadOut: Story = {
  name: 'A slider’s unit is shown and read out',
  args: { label: 'Duration', minValue: 2, maxValue: 8, defaultValue: 5, unit: 's' },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Duration' });
    await expect(slider).toHaveAttribute('aria-valuetext', '5\u202fs');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '6\u202fs');
    await expect(canvas.getByText('6 s')).toBeVisible();
  },
};

export const MarksNameTheStops: Story = {
  name: 'A slider’s mark stands where its thumb stops',
  args: {
    label: 'Duration',
    minValue: 2,
    maxValue: 8,
    defaultValue: 5,
    unit: 's',
    marks: [
      { value: 2, label: '2' },
      { value: 5, label: '5' },
      { value: 8, label: '8' },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    const slider = canvas.getByRole('slider');
    const middle = canvasElement.querySelectorAll('[data-part="mark"]')[1];
    const thumb = slider.closest('[data-part="thumb"]');
    const centre = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? box.left + box.width / 2 : Number.NaN;
    };
    await expect(Math.abs(centre(middle) - centre(thumb))).toBeLessThan(1);
  },
};

export const LongMarksStayOnTheRail: Story = {
  name: 'Long marks of a slider stay on its rail',
  args: {
    label: 'Detail',
    minValue: 0,
    maxValue: 10,
    defaultValue: 5,
    marks: [
      { value: 0, label: 'as in the picture' },
      { value: 10, label: 'freely invented' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const box = (selector: string) => canvasElement.querySelector(selector)!.getBoundingClientRect();
    const [first, last] = ['as in the picture', 'freely invented'].map((words) =>
      canvas.getByText(words).getBoundingClientRect(),
    );
    const marks = box('[data-part="marks"]');
    await expect(Math.abs(first!.left - marks.left)).toBeLessThan(1);
    await expect(Math.abs(last!.right - marks.right)).toBeLessThan(1);
  },
};

export const NumberCanBeTyped: Story = {
  name: 'A slider’s number can be typed: it counts at once, is kept in range and to its steps, and Escape takes it back',
  args: { isEditable: true, minValue: 0, maxValue: 20, defaultValue: 7.5, step: 0.5, label: 'Guidance' },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Guidance' });
    await userEvent.clear(number);
    await userEvent.type(number, '12.4');
    // Taken over as it is typed: what is pressed next, without leaving the field, counts with it.
    await expect(canvas.getByRole('slider')).toHaveValue('12.5');
    await expect(number).toHaveValue('12.4');
    await userEvent.keyboard('{Enter}');
    await expect(number).toHaveValue('12.5');
    await expect(canvas.getByRole('slider')).toHaveValue('12.5');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(12.5);
    await userEvent.clear(number);
    await userEvent.type(number, '900{Enter}');
    await expect(number).toHaveValue('20');
    await userEvent.clear(number);
    await userEvent.type(number, 'many{Enter}');
    await expect(number).toHaveValue('20');
    await userEvent.keyboard('{ArrowDown}');
    await expect(number).toHaveValue('19.5');
    await userEvent.clear(number);
    await userEvent.type(number, '3');
    await expect(canvas.getByRole('slider')).toHaveValue('3');
    await userEvent.keyboard('{Escape}');
    await expect(number).toHaveValue('19.5');
    await expect(canvas.getByRole('slider')).toHaveValue('19.5');
    await userEvent.clear(number);
    await userEvent.type(number, '11');
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveValue('11');
  },
};

export const HelpIsReadWithTheThumb: Story = {
  name: 'Help of a slider is read with its thumb',
  args: { description: 'Low keeps still, high moves the whole picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Low keeps still, high moves the whole picture.',
    );
  },
};

export const StepsAreKeptByEveryKey: Story = {
  name: 'A slider’s steps are kept by every key and by what is typed',
  args: { minValue: 0, maxValue: 1, step: 0.25, defaultValue: 0.5, isEditable: true },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(slider).toHaveValue('0.75');
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.type(number, '0.4{Enter}');
    await expect(slider).toHaveValue('0.5');
  },
};

export const Vertical: Story = {
  name: 'A vertical slider says so and goes up by the up arrow',
  args: {
    orientation: 'vertical',
    marks: [
      { value: 1, label: 'still' },
      { value: 10, label: 'wild' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('6');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const VerticalStaysOnItsRailFromRightToLeft: Story = {
  name: 'A vertical slider’s thumb stays on its rail where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { label: 'قوة', orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const middle = (part: string) => {
      const box = canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
      return box ? box.left + box.width / 2 : Number.NaN;
    };
    await expect(Math.abs(middle('thumb') - middle('track'))).toBeLessThan(1);
  },
};

export const DisabledTakesNoFocus: Story = {
  name: 'A disabled slider takes no focus',
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).not.toHaveFocus();
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

export const RightToLeftGrowsFromTheRight: Story = {
  name: 'A slider grows from the right, and goes on to the left, where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { label: 'قوة الحركة', minValue: 0, maxValue: 100, defaultValue: 25 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const fill = canvasElement.querySelector('[data-part="fill"]')?.getBoundingClientRect();
    const rail = canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect();
    await expect(Math.round(fill?.right ?? 0)).toBe(Math.round(rail?.right ?? 1));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('26');
  },
};

export const AnAdornmentStandsBetweenNameAndValue: Story = {
  name: 'An adornment stands between a slider’s name and its value, and is no part of the name',
  args: { adornment: <Badge size="sm">changed</Badge> },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('changed').getBoundingClientRect();
    const value = canvasElement.querySelector('[data-part="value"]')?.getBoundingClientRect();
    await expect(badge.left).toBeGreaterThanOrEqual(
      canvas.getByText('Motion strength').getBoundingClientRect().right,
    );
    await expect(badge.right).toBeLessThanOrEqual(value?.left ?? Number.NaN);
    await expect(canvas.getByRole('slider')).toHaveAccessibleName('Motion strength');
  },
};

export const ConsumerStylesWinOverTheComponents: Story = {
  name: 'A consumer’s styles win over a slider’s own',
  args: { className: 'consumer' },
  render: (args) => (
    <>
      <style>{'.consumer { row-gap: 20px; }'}</style>
      <Slider {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="Slider"]');
    if (!root) throw new Error('no slider');
    await expect(getComputedStyle(root).rowGap).toBe('20px');
  },
};
