// @vitest-environment happy-dom
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../toasts.tsx';
import { useOfflineNews } from './useOfflineNews.ts';

function Page() {
  useOfflineNews();
  return (
    <main>
      <ToastRegion queue={useToasts()} />
    </main>
  );
}
const said = () => screen.queryByText(/^You are offline/);
const network = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('that there is no network is said as long as there is none, beside the page and never in it', () => {
  vi.useFakeTimers();
  const { container } = render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  expect(said()).toBeNull();
  network(false);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(said()).not.toBeNull();
  expect(container.contains(said())).toBe(false);
  network(true);
  expect(said()).toBeNull();
});

it('that there is no network is said on a page that is opened without one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  expect(said()).not.toBeNull();
});
