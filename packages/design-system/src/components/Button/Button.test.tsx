// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('an unavailable button says so and is still pressable, so that the reason can be given (A354)', async () => {
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
