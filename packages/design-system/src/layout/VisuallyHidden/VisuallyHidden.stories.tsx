import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Design System/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 12 frames' },
  render: (args) => (
    <button type="button">
      3 <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsHeardAndNotSeen: Story = {
  name: 'Hidden words are heard and not seen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 of 12 frames' })).toBeVisible();
    await expect(canvas.getByText('of 12 frames').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
