// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

test('has its label as its name, takes the focus, and Escape asks to close it', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Drawer isOpen onOpenChange={onOpenChange} label="Navigation">
      <a href="/">Home</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Navigation' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

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

test('with a title it has its name, a cross that asks to close it, and a foot', async () => {
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

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Drawer ref={ref} isOpen onOpenChange={() => {}} label="Navigation" className="mine" data-testid="root">
      Links
    </Drawer>,
  );
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Drawer');
});
