import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Clapperboard, Trash2 } from '../../icons/glyphs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Design System/Actions/Button',
  component: Button,
  args: { children: 'Generate video', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'accent', variant: 'solid' } };

export const KeyboardAndPointerPressItAlike: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate video' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingKeepsFocusAndIgnoresPresses: Story = {
  args: { tone: 'accent', variant: 'solid', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Generate video/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};

export const UnavailableStillAnswersAPress: Story = {
  args: { tone: 'accent', variant: 'solid', isUnavailable: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate video' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DisabledIsOutOfReach: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const IconLeadsAndAPriceTrails: Story = {
  args: {
    tone: 'accent',
    variant: 'solid',
    size: 'lg',
    icon: Clapperboard,
    trailing: (
      <Badge variant="solid" size="lg">
        200
      </Badge>
    ),
  },
};

export const ShortcutTrails: Story = { args: { children: 'Search', trailing: <Kbd>⌘K</Kbd> } };

export const LongWordsWrapInsteadOfSpilling: Story = {
  args: {
    children: 'Generate the whole storyboard with every camera movement and all of its reference images',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Dangerous: Story = {
  args: { tone: 'danger', variant: 'solid', icon: Trash2, children: 'Delete forever' },
};
