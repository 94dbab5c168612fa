import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timestamp } from './Timestamp.tsx';

const noon = Date.UTC(2026, 4, 14, 12);
const hour = 3_600_000;

const meta = {
  title: 'Design System/Content/Timestamp',
  component: Timestamp,
  args: { value: noon - 2 * hour, now: noon, timeZone: 'UTC' },
} satisfies Meta<typeof Timestamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TellsHowLongAgo: Story = {
  name: 'A timestamp tells how long ago, with the moment itself on hover',
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 hours ago');
    await expect(time).toHaveAttribute('datetime', '2026-05-14T10:00:00.000Z');
    await expect(time).toHaveAttribute('title', expect.stringMatching(/^May 14, 2026, 10:00\sAM$/));
  },
};

export const WhatIsLongAgoIsADate: Story = {
  name: 'A timestamp of long ago is a date',
  args: { value: noon - 40 * 24 * hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apr 4, 2026')).toBeVisible();
  },
};

export const AbsoluteInAnotherZone: Story = {
  name: 'A timestamp can be told as date and time in another zone',
  args: { value: noon, format: 'dateTime', timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^May 14, 2026, 9:00\sPM$/)).toBeVisible();
  },
};

export const ArabicSpeaksArabic: Story = {
  name: 'A timestamp in Arabic speaks Arabic',
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent('قبل ساعتين');
  },
};
