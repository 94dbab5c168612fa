// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Heart } from '../../icons/glyphs.ts';
import { ToggleButton } from './ToggleButton.tsx';

afterEach(cleanup);

test('a controlled one shows only what it is given', async () => {
  render(<ToggleButton isSelected={false}>Loop</ToggleButton>);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('a drawing alone is named by its label, which shows on keyboard focus', async () => {
  render(<ToggleButton label="Like" icon={Heart} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Like');
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});
