// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hands } from './hands.ts';
import { MarkerCircle } from './MarkerCircle.tsx';
import { markerHands, markerShapes } from './markerCircleValues.ts';

afterEach(cleanup);

const lineOf = (element: HTMLElement) => element.querySelector('[data-part="line"]');

test('a marker’s circle goes around what it is given, unheard', () => {
  render(<MarkerCircle data-testid="circle">12A</MarkerCircle>);
  expect(screen.getByTestId('circle').textContent).toBe('12A');
  expect(lineOf(screen.getByTestId('circle'))?.getAttribute('aria-hidden')).toBe('true');
});

test('a marker’s circle is gone where nothing is chosen', () => {
  render(
    <MarkerCircle data-testid="circle" isDrawn={false}>
      12A
    </MarkerCircle>,
  );
  expect(lineOf(screen.getByTestId('circle'))).toBeNull();
});

test('no two hands draw alike', () => {
  const all = Object.values(hands).flatMap((each) => Object.values(each));
  expect(new Set(all).size).toBe(markerHands.length * markerShapes.length);
});
