// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Check } from '../../icons/glyphs.ts';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

test('a badge is words, with a drawing that says nothing by itself', () => {
  render(<Badge icon={Check}>Ready</Badge>);
  expect(screen.getByText('Ready').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
