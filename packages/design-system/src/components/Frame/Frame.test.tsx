// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Frame } from './Frame.tsx';

afterEach(cleanup);

test('a frame is a figure whose number and caption are its words', () => {
  render(
    <Frame number="12A" caption="Harbour">
      <img alt="Harbour" src="/harbour.png" />
    </Frame>,
  );
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('12AHarbour');
});

test('a frame has no edge where nothing stands on it', () => {
  render(<Frame />);
  expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
});

test('a frame is circled when it is chosen', () => {
  const { rerender } = render(<Frame number="12" />);
  const line = () => screen.getByRole('figure').querySelector('[data-part="line"]');
  expect(line()).toBeNull();
  rerender(<Frame number="12" isChosen />);
  expect(line()).not.toBeNull();
});
