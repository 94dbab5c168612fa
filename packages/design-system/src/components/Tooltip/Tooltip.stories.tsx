import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Design System/Overlays/Tooltip',
  component: Tooltip,
  args: { trigger: <Button>Vary</Button>, children: 'Makes four more like this one' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeyboardFocusOpensItAndEscapeClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Makes four more like this one');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LiesAboveEverythingElse: Story = {
  args: { isOpen: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 48 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(getComputedStyle(await screen.findByRole('tooltip')).zIndex).toBe('600');
  },
};

export const LongWordsWrapInsideTheWindow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and more that goes on for a while',
  },
  play: async () => {
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
};
