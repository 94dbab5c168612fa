// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FilmEdge } from './FilmEdge.tsx';

afterEach(cleanup);

test('a film’s edge says what the film is and which frame, and its mark is no word', () => {
  render(
    <FilmEdge data-testid="edge" number="12A">
      WAN
    </FilmEdge>,
  );
  const edge = screen.getByTestId('edge');
  expect(edge.textContent).toBe('WAN›12A');
  expect(edge.querySelector('[data-part="arrow"]')?.getAttribute('aria-hidden')).toBe('true');
});

test('a number alone needs no mark that leads to it', () => {
  render(<FilmEdge data-testid="edge" number="12A" />);
  expect(screen.getByTestId('edge').querySelector('[data-part="arrow"]')).toBeNull();
});
