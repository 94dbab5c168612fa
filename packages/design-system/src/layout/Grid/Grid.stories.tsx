import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Design System/Layout/Grid',
  component: Grid,
  args: {
    minColumnWidth: '140px',
    children: Array.from({ length: 6 }, (_, index) => `Frame ${index + 1}`).map((word) => (
      <LayoutCell key={word} height={60}>
        {word}
      </LayoutCell>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector('[data-component="Grid"]');
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
};

const within = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = {};

export const AsManyColumnsAsItsOwnWidthHolds: Story = {
  name: 'A grid has as many columns as its own width holds',
  decorators: within(600),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(4);
  },
};

export const NeverMoreThanTheMost: Story = {
  name: 'A grid has no more columns than it may have',
  args: { maxColumns: 3 },
  decorators: within(1000),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(3);
  },
};

export const OneColumnOnTheNarrowest: Story = {
  name: 'A grid has one column in the narrowest place',
  args: { minColumnWidth: '20rem' },
  decorators: within(240),
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
    await expect(canvas.getByText('Frame 1').getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};
