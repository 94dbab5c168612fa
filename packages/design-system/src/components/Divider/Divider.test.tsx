// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

test('a divider is a separator that tells which way it runs', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('horizontal');
  rerender(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});

test('words in a divider are its name', () => {
  render(<Divider label="or" />);
  expect(screen.getByRole('separator', { name: 'or' }).textContent).toBe('or');
});
