// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusDot } from './StatusDot.tsx';
import { statusDotTones } from './statusDotValues.ts';

afterEach(cleanup);

test.each(statusDotTones)('a status of %s is read as its words alone', (tone) => {
  const { container } = render(<StatusDot tone={tone} label="Ready" isPulsing />);
  expect(screen.getByText('Ready')).toBeTruthy();
  expect(container.querySelector('[data-part="mark"]')?.getAttribute('aria-hidden')).toBe('true');
});

test('a status dot with its words hidden is a picture of that name', () => {
  render(<StatusDot label="Ready" isLabelHidden />);
  expect(screen.getByRole('img', { name: 'Ready' })).toBeTruthy();
  expect(screen.queryByText('Ready')).toBeNull();
});

test('no two tones look alike in black and white', () => {
  const { container } = render(statusDotTones.map((tone) => <StatusDot key={tone} tone={tone} label="x" />));
  const looks = [...container.querySelectorAll('[data-part="mark"]')].map((mark) => mark.className);
  expect(new Set(looks).size).toBe(statusDotTones.length);
});
