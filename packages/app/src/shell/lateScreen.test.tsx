// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateScreen } from './lateScreen.ts';

const Training = ({ tool }: { tool: string }) => <h1>{tool}</h1>;
const here = async () => ({ Component: Training });
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /training.js'));

beforeEach(() => vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const draw = (load: () => Promise<{ Component: typeof Training }>) => {
  const Late = lateScreen(load);
  const drawn = (
    <Suspense fallback={<p>Coming</p>}>
      <Late tool="Harbour" />
    </Suspense>
  );
  const { unmount } = render(drawn);
  return {
    anew() {
      unmount();
      render(drawn);
    },
  };
};

test('what takes a screen’s place is drawn with what it is given', async () => {
  draw(here);
  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeTruthy();
});

test('a screen whose code did not arrive comes by itself with the network, and stays', async () => {
  const { anew } = draw(vi.fn(here).mockImplementationOnce(lost).mockImplementationOnce(lost));
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: 'Harbour' });
  anew();
  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeTruthy();
});
