// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Kbd } from './Kbd.tsx';

afterEach(cleanup);

test('a key is read as its words', () => {
  render(<Kbd>Enter</Kbd>);
  expect(screen.getByText('Enter').tagName).toBe('KBD');
});
