// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Heart } from '../../icons/glyphs.ts';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('an icon button is named by its label and shows it on keyboard focus', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconButton label="Like" icon={Heart} onPress={onPress} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Like');
  // Or its name would be read twice.
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([true, false])('an icon button that is a switch says whether it is on: %s', (isPressed) => {
  render(<IconButton label="Like" icon={Heart} isPressed={isPressed} />);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe(String(isPressed));
});

test('a plain button is no switch', () => {
  render(<IconButton label="Like" icon={Heart} />);
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
});
