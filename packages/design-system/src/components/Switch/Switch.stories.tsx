import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Design System/Inputs/Switch',
  component: Switch,
  args: { children: 'Cinema Mode', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PressingAnywhereOnTheRowTurnsIt: Story = {
  name: 'A press on its words turns a switch on',
  args: { description: 'Adds grain and wide bars.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cinema Mode'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const OnAndOffDifferByPlaceAndNotByColourAlone: Story = {
  name: 'A switch that is on differs by its place and not by colour alone',
  args: { defaultSelected: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const centre = () => {
      const box = canvasElement.querySelector('[data-part="thumb"]')!.getBoundingClientRect();
      return box.left + box.width / 2;
    };
    const rail = canvasElement.querySelector('[data-part="track"]')!.getBoundingClientRect();
    const middle = rail.left + rail.width / 2;
    await expect(centre()).toBeGreaterThan(middle);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await waitFor(() => expect(centre()).toBeLessThan(middle));
  },
};

export const OnItsWayItKeepsFocusAndIgnoresPresses: Story = {
  name: 'A switch on its way keeps the focus, ignores presses and says that it works',
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /Cinema Mode/ });
    await userEvent.tab();
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};
