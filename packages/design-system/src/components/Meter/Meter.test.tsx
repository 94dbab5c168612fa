// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { Meter } from './Meter.tsx';

afterEach(cleanup);

test('says how much there is, in percent or in the words given', () => {
  const { rerender } = render(<Meter label="Videos" value={1} maxValue={4} />);
  const meter = screen.getByRole('meter', { name: 'Videos' });
  expect(meter.getAttribute('aria-valuetext')).toBe('25%');
  rerender(<Meter label="Videos" value={1} maxValue={4} valueLabel="1 of 4 left" />);
  expect(meter.getAttribute('aria-valuetext')).toBe('1 of 4 left');
  expect(screen.getByText('1 of 4 left')).toBeTruthy();
});

test('numbers are written as the locale writes them', () => {
  render(
    <LocaleProvider locale="de-DE">
      <Meter label="Speicher" value={4.5} maxValue={5} formatOptions={{ style: 'unit', unit: 'gigabyte' }} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain('4,5');
});

test('what an amount means is said in a word, not by colour alone', () => {
  render(<Meter label="Credits" value={4} tone="warning" />);
  expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy();
});

test('with its words hidden it keeps its name', () => {
  render(<Meter label="Credits" value={4} isLabelHidden />);
  expect(screen.getByRole('meter', { name: 'Credits' })).toBeTruthy();
  expect(screen.queryByText('Credits')).toBeNull();
});
