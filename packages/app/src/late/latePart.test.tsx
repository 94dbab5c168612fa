// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './latePart.tsx';

const Tray = ({ label }: { label: string }) => <p>{label}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /tray.js'));
const here = () => Promise.resolve({ default: Tray });

beforeEach(() => vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part of the frame that does not arrive leaves the rest standing, and comes with the network (D4)', async () => {
  const Late = latePart(vi.fn(here).mockImplementationOnce(lost));
  const onLost = vi.fn<() => void>();
  const onCame = vi.fn<() => void>();
  render(
    <main>
      <h1>Create</h1>
      <Late label="Two under way" onLost={onLost} onCame={onCame} />
    </main>,
  );
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Create' })).toBeDefined();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Two under way');
  expect(onCame).toHaveBeenCalledOnce();
});

test('a part of the frame that did not arrive while there was a network comes by itself', async () => {
  vi.useFakeTimers();
  const Late = latePart(vi.fn(here).mockImplementationOnce(lost));
  render(<Late label="Two under way" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Two under way')).toBeDefined();
});

test('a part of the frame is asked for when it is wanted, and anew when it is wanted again', async () => {
  const fetch = vi.fn(here).mockImplementationOnce(lost);
  const Late = latePart(fetch);
  const onLost = vi.fn<() => void>();
  const part = (isWanted: boolean) => <Late label="Drawer" isWanted={isWanted} onLost={onLost} />;
  const { rerender } = render(part(false));
  expect(fetch).not.toHaveBeenCalled();
  rerender(part(true));
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  rerender(part(false));
  rerender(part(true));
  await screen.findByText('Drawer');
});

test('a part of the frame that has come once is drawn at once', async () => {
  const Late = latePart(here);
  const { unmount } = render(<Late label="First" />);
  await screen.findByText('First');
  unmount();
  render(<Late label="Second" />);
  expect(screen.getByText('Second')).toBeDefined();
});
