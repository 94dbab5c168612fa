// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';
import type { ImageProps } from './Image.tsx';

beforeEach(() => {
  // happy-dom loads no pictures and calls each complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (props: Partial<ImageProps> = {}) =>
  render(<Image src="/harbour.jpg" alt="A harbour at dawn" data-testid="root" {...props} />);
const stage = () => screen.getByTestId('root').dataset['stage'];
const picture = () => screen.getByRole('img', { name: 'A harbour at dawn' });
const secondTry = () => document.querySelector('[data-part="picture"]') as HTMLImageElement;

test('a picture waits, comes and tells its size', () => {
  const onArrived = vi.fn<(picture: object) => void>();
  show({ onArrived, placeholder: 'data:image/png;base64,AAAA' });
  expect(stage()).toBe('loading');
  expect(screen.getByTestId('root').hasAttribute('tabindex')).toBe(false);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('data:image/png;base64,AAAA');
  fireEvent.load(picture());
  expect(stage()).toBe('arrived');
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(onArrived).toHaveBeenCalledWith({ src: '/harbour.jpg', width: 0, height: 0 });
});

test('a broken picture says what was to be seen, asks again when told, and keeps the focus', async () => {
  const onBroken = vi.fn<(picture: object) => void>();
  show({ onBroken });
  const first = picture();
  fireEvent.error(first);
  expect(onBroken).toHaveBeenCalledWith({ src: '/harbour.jpg' });
  expect(screen.getByText('This picture can’t be shown: A harbour at dawn')).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Try again/ }).getAttribute('aria-disabled')).toBe('true');
  expect(secondTry()).not.toBe(first);
  expect(secondTry().getAttribute('loading')).toBe('eager');
  // The words in its place say what it shows: both would say it twice.
  expect(secondTry().alt).toBe('');
  fireEvent.load(secondTry());
  expect(screen.queryByRole('button')).toBeNull();
  expect(picture()).toBe(secondTry());
  expect(document.activeElement).toBe(screen.getByTestId('root'));
  act(() => screen.getByTestId('root').blur());
  expect(screen.getByTestId('root').hasAttribute('tabindex')).toBe(false);
});

test('a second failure can be tried again too', async () => {
  show();
  fireEvent.error(picture());
  await userEvent.click(screen.getByRole('button'));
  fireEvent.error(secondTry());
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
});

test('a broken picture asks again by itself once the network is back', () => {
  show();
  fireEvent.error(picture());
  expect(screen.queryByRole('img', { name: 'A harbour at dawn' })).toBeNull();
  expect(secondTry()).toBeNull();
  fireEvent(window, new Event('online'));
  expect(secondTry()).toBeTruthy();
});

test.each(['data:image/png;base64,AAAA', 'blob:https://example.com/1'])(
  'a picture at %s lies in the page: another try would not help',
  (src) => {
    show({ src });
    fireEvent.error(picture());
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a picture with another address starts anew', () => {
  const { rerender } = show();
  fireEvent.error(picture());
  rerender(<Image src="/other.jpg" alt="A harbour at dawn" data-testid="root" />);
  expect(stage()).toBe('loading');
  expect(picture().getAttribute('src')).toBe('/other.jpg');
});

test('one that came before the script did needs no event', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  show();
  expect(stage()).toBe('arrived');
});

test('a picture from a server shows without any script', () => {
  const html = renderToString(<Image src="/harbour.jpg" alt="A harbour" />);
  expect(html).toContain('src="/harbour.jpg"');
  expect(html).not.toContain('data-stage');
});
