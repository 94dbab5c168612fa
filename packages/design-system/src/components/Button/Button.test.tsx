// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('unavailable says so and is still pressable, so that the reason can be given (A354)', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isUnavailable onPress={onPress}>
      Generate
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press while it is disabled takes nothing from the next one', async () => {
  const onPress = vi.fn<() => void>();
  const drawn = (isDisabled: boolean) => (
    <Button isDisabled={isDisabled} onPress={onPress}>
      Generate
    </Button>
  );
  const { rerender } = render(drawn(true));
  const button = screen.getByRole('button');
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, width: 1, height: 1, pressure: 0.5 };
  const touch = () => {
    fireEvent.pointerDown(button, pointer);
    fireEvent.pointerUp(button, pointer);
  };
  // Of a disabled button browsers tell the pointer alone, and neither the mouse nor a click.
  touch();
  rerender(drawn(false));
  touch();
  fireEvent.click(button, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
});
