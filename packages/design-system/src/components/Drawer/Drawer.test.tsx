// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

test('a finger on a screen reader finds a way out, though no cross is drawn', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Drawer isOpen onOpenChange={onOpenChange} label="Navigation">
      Links
    </Drawer>,
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('a drawer with a title has its name, a cross that asks to close it, and a foot', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Drawer
      isOpen
      onOpenChange={onOpenChange}
      title="Settings"
      footer={<button>Done</button>}
      labels={{ close: 'Shut' }}
    >
      Words
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Settings' });
  expect(drawer.querySelector('[data-part="footer"]')?.textContent).toBe('Done');
  await userEvent.click(screen.getByRole('button', { name: 'Shut' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('what is in it may close it', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Drawer isOpen onOpenChange={onOpenChange} label="Navigation">
      {({ close }) => <button onClick={close}>Home</button>}
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
