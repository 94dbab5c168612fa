import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilmEdge } from './FilmEdge.tsx';

const meta = {
  title: 'Design System/Content/FilmEdge',
  component: FilmEdge,
  args: { children: 'WAN image to video', number: '12A' },
} satisfies Meta<typeof FilmEdge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongWordsWrapAndKeepTheirNumber: Story = {
  name: 'Long words on a film’s edge stay in their width and keep their number',
  args: { children: 'Consistent characters of a very long name indeed', number: '10,001' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.querySelector('[data-component="FilmEdge"]')!;
    await expect(edge.getBoundingClientRect().width).toBeLessThanOrEqual(150);
    await expect(canvas.getByText('10,001')).toBeVisible();
  },
};
