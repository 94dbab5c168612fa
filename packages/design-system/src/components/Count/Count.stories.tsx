import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from './Count.tsx';

const meta = {
  title: 'Design System/Content/Count',
  component: Count,
  args: { value: 1234, words: { one: 'frame', other: 'frames' } },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneTakesTheWordForOne: Story = {
  name: 'A count of one takes the word for one',
  args: { value: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 frame');
    await expect(canvasElement).not.toHaveTextContent('frames');
  },
};

export const CompactIsReadOutWhole: Story = {
  name: 'A compact count is read out whole',
  args: { isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2K')).toBeVisible();
    await expect(canvas.getByText('1,234').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const ArabicHasItsOwnForms: Story = {
  name: 'A count in Arabic takes the form for two',
  globals: { locale: 'ar' },
  args: { value: 2, words: { one: 'إطار واحد', two: 'إطاران', few: 'إطارات', other: 'إطار' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('إطاران');
  },
};
