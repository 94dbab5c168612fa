import { pictures } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DevelopingFrame } from './DevelopingFrame.tsx';

const meta = {
  title: 'Studio Kit/Result/DevelopingFrame',
  component: DevelopingFrame,
  tags: ['picture'],
  args: {
    ratio: 16 / 9,
    label: 'Generating Video...',
    progress: 0.62,
    picture: <img src={pictures.ember.url} alt="" />,
  },
} satisfies Meta<typeof DevelopingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Developing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Generating Video...' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};

export const InLine: Story = {
  args: { progress: null, position: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2 ahead in line')[0]).toBeVisible();
  },
};

export const WithoutAPicture: Story = { args: { picture: null, ratio: 1 } };
