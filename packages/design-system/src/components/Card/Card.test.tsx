// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

test('is the element it is told to be, with ref and className on it', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Card ref={ref} as="section" className="mine">
      Words
    </Card>,
  );
  expect(ref.current?.tagName).toBe('SECTION');
  expect(ref.current?.dataset['component']).toBe('Card');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
