// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('an avatar is a picture with the name of whom it shows', () => {
  render(<Avatar name="Mara van Aalst" />);
  expect(screen.getByRole('img', { name: 'Mara van Aalst' }).textContent).toBe('MA');
});

test('an avatar beside the name says nothing', () => {
  render(<Avatar name="Mara" isDecorative data-testid="root" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('root').getAttribute('aria-hidden')).toBe('true');
});

test('a name without letters shows a figure', () => {
  render(<Avatar name="🎬" />);
  expect(screen.getByRole('img', { name: '🎬' }).querySelector('svg')).toBeTruthy();
});
