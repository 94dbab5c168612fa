// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { Meter } from './Meter.tsx';

afterEach(cleanup);

test('a meter says how much there is, in percent or in the words given', () => {
  const { rerender } = render(<Meter label="Videos" value={1} maxValue={4} />);
  const meter = screen.getByRole('meter', { name: 'Videos' });
  expect(meter.getAttribute('aria-valuetext')).toBe('25%');
  rerender(<Meter label="Videos" value={1} maxValue={4} valueLabel="1 of 4 left" />);
  expect(meter.getAttribute('aria-valuetext')).toBe('1 of 4 left');
  expect(screen.getByText('1 of 4 left')).toBeTruthy();
});

test('numbers of a meter are written as the locale writes them', () => {
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

const framesOf = (taken: number, all: number) => {
  const { container, unmount } = render(<Meter label="Videos" shape="frames" value={taken} maxValue={all} />);
  const circled = [...container.querySelectorAll('[data-component="MarkerCircle"]')].map(
    (each) => each.querySelector('[data-part="line"]') !== null,
  );
  const hasBar = container.querySelector('[data-part="track"]') !== null;
  unmount();
  return { circled, hasBar };
};

test('a meter in frames circles as many as are taken', () => {
  expect(framesOf(1, 3)).toEqual({ circled: [true, false, false], hasBar: false });
  expect(framesOf(0, 2).circled).toEqual([false, false]);
});

test('what can no longer be counted at a glance is a bar', () => {
  expect(framesOf(20, 25)).toEqual({ circled: [], hasBar: true });
  expect(framesOf(1, 2.5).hasBar).toBe(true);
});

test('a meter with its words hidden keeps its name', () => {
  render(<Meter label="Credits" value={4} isLabelHidden />);
  expect(screen.getByRole('meter', { name: 'Credits' })).toBeTruthy();
  expect(screen.queryByText('Credits')).toBeNull();
});
