// @vitest-environment happy-dom
import type { Job } from '@kinora/contract';
import { jobFixture } from '@kinora/contract/testing';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { hrefOf } from '../router/place.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { hasNews, switchNewsOff, switchNewsOn } from './systemNews.ts';
import { useSystemNews, type SystemNewsItem } from './useSystemNews.ts';

let leave: NotificationPermission;
let told: FakeNotification[];

class FakeNotification extends EventTarget {
  static get permission() {
    return leave;
  }
  static requestPermission = async () => leave;
  close = vi.fn<() => void>();
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    // Without leave nothing is shown.
    if (leave === 'granted') told.push(this);
  }
}

beforeEach(() => {
  localStorage.clear();
  leave = 'granted';
  told = [];
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const item = (status: Job['status'], more: Partial<Job> = {}): SystemNewsItem => ({
  job: jobFixture({ status, task_id: 'a', message: null, ...more }),
  title: 'Waves roll in',
  ...(status === 'completed' && { href: '/creation-history?creation=a' }),
});

const screen = { title: 'Anywhere', access: 'open' } as const;
const routes = [{ path: '*', screen, load: async () => ({ Component: () => null }) }];

async function open(first: readonly SystemNewsItem[]) {
  const router = createRouter(routes, memoryTrail('/'));
  await router.ready;
  const { rerender } = renderHook(({ items }) => useSystemNews(items), {
    initialProps: { items: first },
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterProvider router={router}>{children}</RouterProvider>
    ),
  });
  return {
    show: (items: readonly SystemNewsItem[]) => rerender({ items }),
    address: () => hrefOf(router.arrived()!.place),
  };
}

test('what ends out of sight is told once, and a press leads there', async () => {
  await switchNewsOn();
  const window = await open([item('running')]);
  window.show([item('completed')]);
  window.show([item('completed')]);
  expect(told.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
    ['Done', 'Waves roll in', 'a'],
  ]);
  await vi.waitFor(() => {
    told[0]!.dispatchEvent(new Event('click'));
    expect(window.address()).toBe('/creation-history?creation=a');
  });
  expect(told[0]!.close).toHaveBeenCalled();
});

test('a browser that gives its leave and can show nothing loses nothing, and is asked no more', async () => {
  await switchNewsOn();
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const window = await open([item('running')]);
  expect(() => window.show([item('completed')])).not.toThrow();
  expect(hasNews()).toBe(false);
});

test('a browser that can show nothing says so before anybody is asked for leave', async () => {
  const requestPermission = vi.fn(async () => 'granted');
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'default';
      static requestPermission = requestPermission;
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  expect([await switchNewsOn(), hasNews()]).toEqual([false, false]);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('what failed says why', async () => {
  await switchNewsOn();
  (await open([item('running')])).show([item('failed', { message: 'Too dark. Nothing was charged.' })]);
  expect([told[0]!.title, told[0]!.options.body]).toEqual([
    'It did not work',
    'Waves roll in\nToo dark. Nothing was charged.',
  ]);
});

test('nothing is told of what was cancelled, had ended before, or ends in sight', async () => {
  await switchNewsOn();
  (await open([item('running')])).show([item('cancelled')]);
  (await open([item('completed')])).show([item('completed')]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  (await open([item('running')])).show([item('completed')]);
  expect(told).toEqual([]);
});

test('nothing is told to whoever did not ask for it, no longer wants it, or whose browser refuses', async () => {
  (await open([item('running')])).show([item('completed')]);
  await switchNewsOn();
  switchNewsOff();
  (await open([item('running')])).show([item('completed')]);
  leave = 'denied';
  expect(await switchNewsOn()).toBe(false);
  (await open([item('running')])).show([item('completed')]);
  expect(told).toEqual([]);
});
