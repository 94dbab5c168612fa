import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
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
  name: 'Keyboard focus opens a tooltip, which describes its button, and Escape closes it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Makes four more like this one');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const GoesWithItsTriggerWhenThatIsScrolledAway: Story = {
  name: 'It goes when its trigger is scrolled away under it',
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ blockSize: 120, overflow: 'auto' }}>
        <Story />
        <div style={{ blockSize: 600 }} />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    canvas.getByTestId('scroller').scrollTop = 300;
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const GoesWithItsTriggerWhenAZoomTakesThat: Story = {
  name: 'It goes when a zoom takes its trigger from the page under a pointer that rests',
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    canvas.getByRole('button').style.display = 'none';
    await fireEvent(window, new Event('resize'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LiesAboveEverythingElse: Story = {
  name: 'A tooltip lies above everything else',
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
  name: 'Long words in a tooltip wrap inside the window',
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
