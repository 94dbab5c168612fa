// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

test('is a separator that tells which way it runs', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('horizontal');
  rerender(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});

test('its words are its name', () => {
  render(<Divider label="or" />);
  expect(screen.getByRole('separator', { name: 'or' }).textContent).toBe('or');
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Divider ref={ref} className="mine" data-testid="root" />);
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Divider');
});
