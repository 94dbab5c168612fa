import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Design System/Layout/Inline',
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((word) => <LayoutCell key={word}>{word}</LayoutCell>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WrapsWhereThereIsNoRoom: Story = {
  name: 'A line of things wraps where there is no room',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('One').getBoundingClientRect().top,
    );
  },
};

export const RightToLeftStartsAtTheRight: Story = {
  name: 'A line of things starts at the right where reading goes from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('Two').getBoundingClientRect().left,
    );
  },
};

export const EndsApart: Story = {
  name: 'A line of things can stand from end to end',
  args: { justify: 'between' },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="Inline"]')?.getBoundingClientRect();
    await expect(canvas.getByText('Three').getBoundingClientRect().right).toBe(root?.right);
  },
};
