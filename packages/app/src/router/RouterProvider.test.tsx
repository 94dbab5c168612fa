// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createRouter } from './createRouter.ts';
import { memoryTrail } from './memoryTrail.ts';
import type { Route } from './Route.ts';
import { CurrentScreen, RouterProvider, useLocation, useNavigate, useRoute } from './RouterProvider.tsx';
import { useSearchParams } from './useSearchParams.ts';

afterEach(cleanup);

const drawnDocs = vi.fn<() => void>();
const Docs = () => {
  drawnDocs();
  return <h1>Documentation</h1>;
};
const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {useRoute().screen.title} at {pathname + search}
    </p>
  );
};
const route = (path: string, Component: Awaited<ReturnType<Route['load']>>['Component']): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component }),
});
const Home = () => <h1>Home</h1>;
const opened = (address = '/', Sort = Home) =>
  createRouter([route('/', Sort), route('/docs', Docs), route('*', Home)], memoryTrail(address));
const shown = (router: ReturnType<typeof opened>) => (
  <RouterProvider router={router}>
    <Address />
    <CurrentScreen />
  </RouterProvider>
);

test('nothing is drawn before the first screen is there', async () => {
  const router = opened();
  const { container } = render(shown(router));
  expect(container.innerHTML).toBe('');
  await act(() => router.ready);
  expect(screen.getByRole('heading').textContent).toBe('Home');
});

test('a server draws the screen of an address', async () => {
  const router = opened('/docs?tab=api');
  await router.ready;
  expect(renderToString(shown(router))).toContain('<h1>Documentation</h1>');
});

test('what is inside hears where it is; a screen that has not asked is not drawn anew', async () => {
  const router = opened('/docs');
  await router.ready;
  drawnDocs.mockClear();
  render(shown(router));
  await act(() => router.navigate('?tab=api'));
  expect(screen.getByText('/docs at /docs?tab=api')).toBeDefined();
  expect(drawnDocs).toHaveBeenCalledOnce();
});

test('going elsewhere is the same function at every address', async () => {
  const router = opened();
  await router.ready;
  const seen = new Set<unknown>();
  const Goer = () => {
    useLocation();
    seen.add(useNavigate());
    return null;
  };
  render(
    <RouterProvider router={router}>
      <Goer />
    </RouterProvider>,
  );
  await act(() => router.navigate('/docs'));
  expect(seen.size).toBe(1);
});

test('what asks for the router outside of its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Address />)).toThrow('RouterProvider');
});

test('what a page says of itself late is not said of the page that one went on to', async () => {
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  const Sort = () => {
    const [, setAddress] = useSearchParams();
    return <button onClick={() => void late.then(() => setAddress({ model: 'harbour' }))}>Use it</button>;
  };
  const router = opened('/', Sort);
  await router.ready;
  render(shown(router));
  await act(async () => screen.getByRole('button').click());
  await act(() => router.navigate('/docs'));
  await act(async () => come());
  expect(screen.getByText('/docs at /docs')).toBeDefined();
});

test('of two questions in one go the second builds on the first', async () => {
  const Sort = () => {
    const [address, setAddress] = useSearchParams();
    const say = (name: string) =>
      setAddress((before) => {
        before.set(name, '1');
        return before;
      });
    return (
      <button
        onClick={() => {
          say('a');
          say('b');
        }}
      >
        {address.toString()}
      </button>
    );
  };
  const router = opened('/', Sort);
  await router.ready;
  render(shown(router));
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('a=1&b=1');
});
