import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

function Opened({ isOpen: isOpenAtFirst, onOpenChange, onConfirmed, ...rest }: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button tone="danger" onPress={() => setIsOpen(true)}>
        Delete…
      </Button>
      <AlertDialog
        {...rest}
        {...{ isOpen }}
        onOpenChange={(isNowOpen) => {
          onOpenChange(isNowOpen);
          setIsOpen(isNowOpen);
        }}
        onConfirmed={() => {
          onConfirmed();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Design System/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Delete this video?',
    children: 'It goes to the bin, where you can restore it for 30 days.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirmed: fn(),
  },
  argTypes: { isOpen: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EnterTakesTheHarmlessAnswer: Story = {
  name: 'Enter in an alert dialog takes the harmless answer, and the focus returns to its button',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Delete…' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this video?' });
    await expect(dialog).toHaveAccessibleDescription(
      'It goes to the bin, where you can restore it for 30 days.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirmed).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ConfirmingTakesAMoreDeliberatePress: Story = {
  name: 'Confirming in an alert dialog takes a step away from the harmless answer',
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirmed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const APressOutsideDoesNothing: Story = {
  name: 'A press outside leaves an alert dialog open',
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const dimmed = dialog.closest('[data-overlay]');
    if (!dimmed) throw new Error('no dimmed page');
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dimmed, coords: { clientX: 2, clientY: 2 } }]);
    // On its way out it would be seen for a while.
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const WhileItWorksItCannotBeLeft: Story = {
  name: 'An alert dialog cannot be left or confirmed again while it works',
  args: { isOpen: true, isPending: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onConfirmed).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithoutDanger: Story = {
  name: 'An alert dialog without danger has answers in words of its own',
  args: {
    isOpen: true,
    tone: 'neutral',
    title: 'Leave with unsaved words?',
    children: undefined,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  play: async () => {
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toBeVisible());
  },
};
