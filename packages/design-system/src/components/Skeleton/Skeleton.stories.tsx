import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Design System/Feedback/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div role="group" aria-busy="true" aria-label="Loading" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Playground: Story = { args: { shape: 'rect', aspect: 16 / 9 } };

export const KeepsTheRoomOfTheFrameThatIsToCome: Story = {
  name: 'A skeleton keeps the room of the frame that is to come',
  args: { aspect: 16 / 9 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-component="Skeleton"]')?.getBoundingClientRect();
    await expect(Math.round(box?.width ?? 0)).toBe(320);
    await expect(Math.round(box?.height ?? 0)).toBe(180);
  },
};

export const LinesOfWords: Story = {
  name: 'A skeleton of words has as many lines as it is told',
  args: { shape: 'text', lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="line"]')).toHaveLength(3);
  },
};

export const SaysNothing: Story = {
  name: 'A skeleton says nothing',
  args: { shape: 'circle' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
