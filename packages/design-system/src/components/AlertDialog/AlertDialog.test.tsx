// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

afterEach(cleanup);

function ask(props: Partial<AlertDialogProps> = {}) {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const onConfirmed = vi.fn<() => void>();
  render(
    <AlertDialog
      isOpen
      title="Delete this video?"
      confirmLabel="Delete"
      tone="danger"
      {...{ onOpenChange, onConfirmed }}
      {...props}
    >
      It goes to the bin for 30 days.
    </AlertDialog>,
  );
  return { onOpenChange, onConfirmed };
}

test('an alert dialog has the question as its name and the consequence as its description', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this video?' });
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`#${CSS.escape(described)}`)?.textContent).toBe(
    'It goes to the bin for 30 days.',
  );
});

test('the harmless answer closes and destroys nothing', async () => {
  const { onOpenChange, onConfirmed } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('confirming in an alert dialog reports it once and leaves the closing to the caller', async () => {
  const { onOpenChange, onConfirmed } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('Escape in an alert dialog is a no', async () => {
  const { onOpenChange } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('an alert dialog says the words of the labels in force, and its own before them', () => {
  render(
    <LabelsProvider labels={{ cancel: 'Abbrechen' }}>
      <AlertDialog
        isOpen
        onOpenChange={() => {}}
        onConfirmed={() => {}}
        title="Löschen?"
        confirmLabel="Löschen"
      />
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeTruthy();
  cleanup();
  ask({ cancelLabel: 'Keep it' });
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
});
