// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Sheet } from './Sheet.tsx';
import type { SheetProps } from './Sheet.tsx';

afterEach(cleanup);

function show(props: Partial<SheetProps> = {}) {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Sheet isOpen onOpenChange={onOpenChange} title="Settings" {...props}>
      {props.children ?? 'Everything that can be set'}
    </Sheet>,
  );
  return onOpenChange;
}

test('a sheet is a dialog with the name of its title', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Settings' }).textContent).toContain(
    'Everything that can be set',
  );
});

test('a closed sheet leaves nothing on the page', () => {
  show({ isOpen: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sheet’s cross asks to close it, in the words of the labels in force', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <LabelsProvider labels={{ close: 'Zu' }}>
      <Sheet isOpen onOpenChange={onOpenChange} title="Settings">
        Words
      </Sheet>
    </LabelsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zu' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the handle of a sheet is a drawing that says nothing, and can be left out', () => {
  show({ hasHandle: false });
  expect(document.querySelector('[data-part="handle"]')).toBeNull();
  cleanup();
  show();
  expect(document.querySelector('[data-part="handle"]')?.getAttribute('aria-hidden')).toBe('true');
});
