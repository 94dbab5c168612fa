// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Count } from './Count.tsx';

afterEach(cleanup);

const words = { one: 'frame', other: 'frames' };

test('one takes the word for one', () => {
  render(<Count value={1} words={words} data-testid="root" />);
  expect(screen.getByTestId('root').textContent).toBe('1 frame');
});

test('a count is shortened for the eye and whole for the ear', () => {
  render(<Count value={1234} words={words} isCompact data-testid="root" />);
  const shown = screen.getByText('1.2K');
  expect(shown.getAttribute('aria-hidden')).toBe('true');
  expect(shown.title).toBe('1,234');
  expect(screen.getByText('1,234').getAttribute('aria-hidden')).toBeNull();
});
