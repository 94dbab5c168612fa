// @vitest-environment happy-dom
import type { Job } from '@kinora/contract';
import { jobFixture } from '@kinora/contract/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchNewsOff, switchNewsOn } from './systemNews.ts';
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
    told.push(this);
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

function open(first: readonly SystemNewsItem[]) {
  let address = '';
  const { rerender } = renderHook(
    ({ items }) => {
      const { pathname, search } = useLocation();
      address = pathname + search;
      useSystemNews(items);
    },
    {
      initialProps: { items: first },
      wrapper: ({ children }: { children: ReactNode }) => createElement(MemoryRouter, null, children),
    },
  );
  return { show: (items: readonly SystemNewsItem[]) => rerender({ items }), address: () => address };
}

test('what ends out of sight is told once, and a press leads there', async () => {
  await switchNewsOn();
  const window = open([item('running')]);
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

test('what failed says why', async () => {
  await switchNewsOn();
  open([item('running')]).show([item('failed', { message: 'Too dark. Nothing was charged.' })]);
  expect([told[0]!.title, told[0]!.options.body]).toEqual([
    'It did not work',
    'Waves roll in\nToo dark. Nothing was charged.',
  ]);
});

test('nothing is told of what was cancelled, had ended before, or ends in sight', async () => {
  await switchNewsOn();
  open([item('running')]).show([item('cancelled')]);
  open([item('completed')]).show([item('completed')]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  open([item('running')]).show([item('completed')]);
  expect(told).toEqual([]);
});

test('nothing is told to whoever did not ask for it, no longer wants it, or whose browser refuses', async () => {
  open([item('running')]).show([item('completed')]);
  await switchNewsOn();
  switchNewsOff();
  open([item('running')]).show([item('completed')]);
  leave = 'denied';
  expect(await switchNewsOn()).toBe(false);
  open([item('running')]).show([item('completed')]);
  expect(told).toEqual([]);
});
