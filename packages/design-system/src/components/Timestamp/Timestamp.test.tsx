// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { ClockProvider } from './ClockProvider.tsx';
import { Timestamp } from './Timestamp.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noon = Date.UTC(2026, 4, 14, 12);
const minute = 60_000;

test('a timestamp tells how long ago, with the moment itself for machines and on hover', () => {
  render(<Timestamp value={noon - 5 * minute} now={noon} timeZone="UTC" />);
  const time = screen.getByText('5 minutes ago');
  expect(time.getAttribute('datetime')).toBe('2026-05-14T11:55:00.000Z');
  expect(time.title).toBe('May 14, 2026, 11:55 AM');
});

test.each([
  ['date', 'May 14, 2026'],
  ['time', '12:00 PM'],
  ['dateTime', 'May 14, 2026, 12:00 PM'],
] as const)('a timestamp as %s reads %s', (format, words) => {
  render(<Timestamp value="2026-05-14T12:00:00Z" format={format} timeZone="UTC" />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('words and zone of a timestamp come from around it', () => {
  render(
    <LocaleProvider locale="de-DE">
      <ClockProvider now={() => noon} timeZone="Europe/Berlin">
        <Timestamp value={noon - 26 * 60 * minute} />
        <Timestamp value={noon} format="time" />
      </ClockProvider>
    </LocaleProvider>,
  );
  expect(screen.getByText('gestern')).toBeTruthy();
  expect(screen.getByText('14:00')).toBeTruthy();
});

test('a timestamp keeps itself up to date, and stops when it goes', () => {
  vi.useFakeTimers({ now: noon });
  const { unmount } = render(<Timestamp value={noon} />);
  expect(screen.getByText('now')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(minute));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(minute));
  expect(screen.getByText('2 minutes ago')).toBeTruthy();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a server, which knows neither clock nor zone of the reader, writes the moment itself', () => {
  const html = renderToString(<Timestamp value={noon} now={noon} />);
  expect(html).toContain('>May 14, 2026, 12:00 PM</time>');
});

test('what is no moment is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Timestamp value="soon" />)).toThrow("Timestamp got 'soon', which is no moment.");
  quiet.mockRestore();
});
