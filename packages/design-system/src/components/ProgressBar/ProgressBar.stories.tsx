import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Design System/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Generating', value: 40 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowsAndReadsOutThePercentage: Story = {
  name: 'A progress bar shows and reads out its percentage',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Generating' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const FillIsAsWideAsWhatIsDone: Story = {
  name: 'A progress bar’s fill is as wide as what is done, and its own words are read out',
  args: { value: 3, maxValue: 12, valueLabel: '3 of 12' },
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="track"]');
    const fill = canvasElement.querySelector('[data-part="fill"]');
    if (!track || !fill) throw new Error('no bar');
    await expect(fill.getBoundingClientRect().width / track.clientWidth).toBeCloseTo(0.25, 1);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12');
  },
};

export const WithoutAnEstimateItHasNoValue: Story = {
  name: 'A progress bar without an estimate has no value',
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByText('0%')).toBeNull();
  },
};

export const HiddenWordsAreStillReadOut: Story = {
  name: 'A progress bar’s hidden words are still read out',
  args: { isLabelHidden: true, size: 'sm', valueLabel: 'Second in the queue' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Generating' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Second in the queue');
    await expect(canvas.queryByText('Generating')).toBeNull();
  },
};

export const RightToLeftGrowsFromTheRight: Story = {
  name: 'A progress bar grows from the right where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { label: 'جارٍ الإنشاء' },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect();
    const fill = canvasElement.querySelector('[data-part="fill"]')?.getBoundingClientRect();
    await expect(Math.abs((track?.right ?? 0) - (fill?.right ?? 99))).toBeLessThan(2);
  },
};
