import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LayoutCell } from '../../foundations/LayoutCell.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const meta = {
  title: 'Design System/Layout/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Frames',
    className: 'short',
    children: (
      <Stack gap={8}>
        {Array.from({ length: 12 }, (_, index) => `Frame ${index + 1}`).map((word) => (
          <LayoutCell key={word}>{word}</LayoutCell>
        ))}
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <style>{'.short { block-size: 160px; inline-size: 240px; }'}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeyboardReachesIt: Story = {
  name: 'A scroll area is reached by keys',
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Frames' });
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

export const BarsThatAlwaysShow: Story = {
  name: 'Bars of a scroll area can always show',
  args: { bars: 'always' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="bar"]')).toBeVisible());
  },
};

export const RightToLeftTheBarStandsAtTheLeft: Story = {
  name: 'The bar of a scroll area stands at the left where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { bars: 'always' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="bar"]')).toBeVisible());
    const bar = canvasElement.querySelector('[data-part="bar"]')?.getBoundingClientRect();
    const region = canvas.getByRole('region', { name: 'Frames' }).getBoundingClientRect();
    await expect(bar?.left).toBe(region.left);
  },
};
