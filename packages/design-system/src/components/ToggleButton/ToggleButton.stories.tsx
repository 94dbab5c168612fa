import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Heart, RefreshCw } from '../../icons/glyphs.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Design System/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Loop', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { icon: RefreshCw } };

export const StaysOnUntilPressedAgain: Story = {
  name: 'A toggle button stays on until it is pressed again',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Loop' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const OnHasAnEdgeThatOffHasNot: Story = {
  name: 'A toggle button that is on has an edge that one that is off has not',
  args: { variant: 'ghost', defaultSelected: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const edge = () => getComputedStyle(button).borderTopColor;
    const on = edge();
    await userEvent.click(button);
    await userEvent.tab();
    await waitFor(() => expect(edge()).toBe('rgba(0, 0, 0, 0)'));
    await expect(on).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const DrawingAloneShowsItsName: Story = {
  name: 'A toggle button of a drawing alone shows its name on keyboard focus',
  render: () => <ToggleButton label="Like" icon={Heart} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Like'));
  },
};

export const DisabledIsOutOfReach: Story = {
  name: 'A disabled toggle button is out of reach of keys and pointer',
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
