// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Check } from '../../icons/glyphs.ts';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

test('is words, with a drawing that says nothing by itself', () => {
  render(<Badge icon={Check}>Ready</Badge>);
  expect(screen.getByText('Ready').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('hands ref and className to its root, which names its component', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <Badge ref={ref} className="mine">
      New
    </Badge>,
  );
  expect(ref.current?.dataset['component']).toBe('Badge');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
