import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Design System/Feedback/Meter',
  component: Meter,
  args: { label: 'Videos this month', value: 2, maxValue: 3, valueLabel: '2 of 3 left' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FillIsAsWideAsTheAmount: Story = {
  name: 'A meter’s fill is as wide as the amount',
  args: { value: 3, maxValue: 12 },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="track"]');
    const fill = canvasElement.querySelector('[data-part="fill"]');
    if (!track || !fill) throw new Error('no bar');
    await expect(fill.getBoundingClientRect().width / track.clientWidth).toBeCloseTo(0.25, 2);
  },
};

export const AShortAmountIsMarkedAndNotByColourAlone: Story = {
  name: 'A meter’s danger is marked, and not by colour alone',
  args: { label: 'Storage', value: 4.8, maxValue: 5, valueLabel: '4.8 of 5 GB', tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '4.8 of 5 GB');
  },
};

export const RightToLeftGrowsFromTheRight: Story = {
  name: 'A meter grows from the right where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { label: 'التخزين' },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect();
    const fill = canvasElement.querySelector('[data-part="fill"]')?.getBoundingClientRect();
    await expect(Math.abs((track?.right ?? 0) - (fill?.right ?? 99))).toBeLessThan(2);
  },
};

export const AnAncestorMaySetItsColour: Story = {
  name: 'An ancestor may set a meter’s colour',
  decorators: [
    (Story) => (
      <>
        <style>{'.filmed { --ds-meter-fill-color: rgb(1, 2, 3); }'}</style>
        <div className="filmed">
          <Story />
        </div>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const fill = canvasElement.querySelector('[data-part="fill"]');
    if (!fill) throw new Error('no bar');
    await expect(getComputedStyle(fill).backgroundColor).toBe('rgb(1, 2, 3)');
  },
};
