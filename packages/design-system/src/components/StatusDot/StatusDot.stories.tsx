import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusDot } from './StatusDot.tsx';

const meta = {
  title: 'Design System/Feedback/StatusDot',
  component: StatusDot,
  args: { label: 'Ready', tone: 'success' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WhatGoesOnRightNowHasARing: Story = {
  name: 'A status that goes on right now has a ring',
  args: { label: 'Developing', tone: 'accent', isPulsing: true },
  render: (args) => (
    <>
      <StatusDot {...args} />
      <StatusDot label="Ready" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Developing')).toBeVisible();
    const rings = [...canvasElement.querySelectorAll('[data-part="mark"]')].map(
      (mark) => getComputedStyle(mark, '::after').content !== 'none',
    );
    await expect(rings).toEqual([true, false]);
  },
};

export const StandsStillWithReducedMotion: Story = {
  name: 'A status dot stands still under reduced motion',
  globals: { motion: 'reduced' },
  args: { isPulsing: true },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-part="mark"]');
    if (!mark) throw new Error('no mark');
    await expect(getComputedStyle(mark, '::after').animationName).toBe('none');
  },
};

export const ADotAloneStillSaysItsName: Story = {
  name: 'A status dot alone still says its name',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ready' })).toBeVisible();
  },
};

export const LongWordsWrapBesideTheDot: Story = {
  name: 'Long words wrap beside a status dot',
  args: { label: 'Waiting for a place in the queue of the hosted provider' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/Waiting/).getBoundingClientRect();
    const mark = canvasElement.querySelector('[data-part="mark"]')?.getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(mark?.right ?? Number.POSITIVE_INFINITY);
    await expect(words.height).toBeGreaterThan(30);
  },
};
