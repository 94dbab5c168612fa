import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { AspectRatio } from './AspectRatio.tsx';

const meta = {
  title: 'Design System/Layout/AspectRatio',
  component: AspectRatio,
  args: { ratio: 16 / 9, children: <Skeleton aspect={16 / 9} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AspectRatio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeepsItsShape: Story = {
  name: 'A box of an aspect ratio keeps its shape',
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-component="AspectRatio"]')?.getBoundingClientRect();
    await expect(Math.round(box?.height ?? 0)).toBe(180);
  },
};
