// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const trigger = <Button>300 credits</Button>;

test('its button opens it, says so, and Escape gives the focus back', async () => {
  render(
    <Popover trigger={trigger} label="What this costs">
      Base price
    </Popover>,
  );
  const button = screen.getByRole('button', { name: '300 credits' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'What this costs' }).textContent).toContain('Base price');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('its content may close it', async () => {
  render(
    <Popover trigger={trigger} label="What this costs">
      {({ close }) => <Button onPress={close}>Got it</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('controlled, it asks and does not open by itself', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Popover trigger={trigger} label="What this costs" isOpen={false} onOpenChange={onOpenChange}>
      Base price
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Popover
      ref={ref}
      trigger={trigger}
      label="What this costs"
      defaultOpen
      className="mine"
      data-testid="root"
    >
      Base price
    </Popover>,
  );
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Popover');
});
