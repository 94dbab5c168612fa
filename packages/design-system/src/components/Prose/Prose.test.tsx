// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

afterEach(cleanup);

test('prose is the element it is told to be, with ref, className and further attributes on it', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Prose ref={ref} as="article" className="mine" aria-label="Terms">
      <h2>Terms</h2>
    </Prose>,
  );
  const root = screen.getByRole('article', { name: 'Terms' });
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Prose');
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});
