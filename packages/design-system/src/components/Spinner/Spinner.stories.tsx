import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Design System/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Looking for a worker' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhatGoesOnWithoutAValue: Story = {
  name: 'A spinner says what goes on, without a value',
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Looking for a worker' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const MarksAloneAreStillNamed: Story = {
  name: 'A spinner whose words are hidden is still named',
  args: { isLabelHidden: true, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Looking for a worker' })).toBeVisible();
    await expect(canvas.queryByText('Looking for a worker')).toBeNull();
  },
};

export const StandsStillWithReducedMotion: Story = {
  name: 'A spinner stands still under reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const corner = canvasElement.querySelector('path');
    if (!corner) throw new Error('no marks');
    await expect(getComputedStyle(corner).animationName).toBe('none');
  },
};
