import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Heart, Trash2 } from '../../icons/glyphs.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Design System/Actions/IconButton',
  component: IconButton,
  args: { label: 'Delete', icon: Trash2, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeyboardFocusShowsItsName: Story = {
  name: 'Keyboard focus shows the name of an icon button, and Escape hides it',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Delete'));
    await expect(document.activeElement).toHaveAccessibleDescription('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const SwitchKeepsItsNameInBothStates: Story = {
  name: 'An icon button that switches keeps its name in both states',
  render: () => {
    const Demo = () => {
      const [isLiked, setLiked] = useState(false);
      return <IconButton label="Like" icon={Heart} isPressed={isLiked} onPress={() => setLiked(!isLiked)} />;
    };
    return <Demo />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Like');
  },
};

export const Pending: Story = {
  name: 'A pending icon button ignores presses',
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
