// @vitest-environment happy-dom
import { AskedCode } from '@kinora/studio-kit';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { twoScreens } from '../testing/twoScreens.tsx';
import { useWhileHere } from './useWhileHere.ts';

const laid: HTMLElement[] = [];
afterEach(() => {
  cleanup();
  for (const over of laid.splice(0)) over.remove();
});

type Opened = Pick<Awaited<ReturnType<typeof twoScreens>>, 'router'>;

/** Something late that is waited for, and what whoever tells of late code hears of it. */
async function underWay() {
  const { wrapper: Window, ...opened } = await twoScreens();
  const told = vi.fn<(code: Promise<unknown>) => unknown>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AskedCode value={told}>
      <Window>{children}</Window>
    </AskedCode>
  );
  const { result } = renderHook(() => useWhileHere(), { wrapper });
  let come = (_it: string) => {};
  let fail = (_thrown: Error) => {};
  const late = new Promise<string>((resolve, reject) => {
    [come, fail] = [resolve, reject];
  });
  const coming = result.current(late);
  return { ...opened, come, fail, coming, told };
}

/** What comes of something late to a person who does this meanwhile. */
async function comesAfter(meanwhile: (opened: Opened) => void | Promise<void>) {
  const { come, coming, ...opened } = await underWay();
  await act(() => meanwhile(opened));
  come('late');
  return coming;
}

/** Something that lies over the page, or beside what was pressed. */
const lay = (how: string) => {
  const over = document.createElement('div');
  over.dataset.overlay = how;
  document.body.append(over);
  laid.push(over);
  return over;
};

test('what is late comes to whoever stays, types, or scrolls with the wheel or a finger', async () => {
  expect(await comesAfter(() => {})).toBe('late');
  expect(await comesAfter(() => void fireEvent.keyDown(window, { key: 'a' }))).toBe('late');
  expect(await comesAfter(() => void fireEvent.wheel(window))).toBe('late');
  expect(await comesAfter(() => void fireEvent.pointerDown(window, { pointerType: 'touch' }))).toBe('late');
});

test('what is late comes to whoever pressed for it with a double click, out of a menu that closes at the first', async () => {
  const menu = lay('beside');
  const doubleClick = () => {
    menu.remove();
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    fireEvent.doubleClick(document.body);
  };
  expect(await comesAfter(doubleClick)).toBe('late');
});

test.each<[string, Parameters<typeof comesAfter>[0]]>([
  ['turns away with Escape', () => void fireEvent.keyDown(window, { key: 'Escape' })],
  ['opened something over the page', () => void lay('modal')],
  ['opened a menu', () => void lay('beside')],
  ['is on another page', ({ router }) => router.navigate('/docs')],
  ['is on another page and back', ({ router }) => router.navigate('/docs').then(() => router.navigate('/'))],
  ['is on the way to a page that has not come yet', ({ router }) => void router.navigate('/late')],
  ['sees the same page otherwise', ({ router }) => router.navigate('?creation=1')],
])('what is late does not come to whoever %s', async (_what, meanwhile) => {
  expect(await comesAfter(meanwhile)).toBeNull();
});

test('that something is on its way is told until it is here', async () => {
  const { come, coming, told } = await underWay();
  expect(told).toHaveBeenCalledOnce();
  const over = vi.fn<() => void>();
  void told.mock.calls[0]![0].then(over);
  await act(async () => {});
  expect(over).not.toHaveBeenCalled();
  come('late');
  await coming;
  await act(async () => {});
  expect(over).toHaveBeenCalledOnce();
});

test.each<[string, (opened: Opened) => unknown]>([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['another page', ({ router }) => router.navigate('/docs')],
  ['the way to a page that has not come yet', ({ router }) => void router.navigate('/late')],
])('%s ends what is told of something on its way, and of its failure nothing is', async (_what, leave) => {
  const { fail, coming, told, ...opened } = await underWay();
  await act(async () => void (await leave(opened)));
  expect(await coming).toBeNull();
  await expect(told.mock.calls[0]![0]).resolves.toBeNull();
  fail(new Error('The file could not be fetched.'));
});

test('a failure comes to whoever waits for it, and is told by them alone', async () => {
  const { fail, coming, told } = await underWay();
  fail(new Error('The file could not be fetched.'));
  await expect(coming).rejects.toThrow('could not be fetched');
  await expect(told.mock.calls[0]![0]).resolves.toBeNull();
});
