// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { twoScreens } from '../testing/twoScreens.tsx';
import { useWhileHere } from './useWhileHere.ts';

afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof twoScreens>>;

/** What comes of something late to a person who does this meanwhile. */
async function comesAfter(meanwhile: (opened: Opened) => void | Promise<void>) {
  const opened = await twoScreens();
  const { result } = renderHook(() => useWhileHere(), opened);
  let come = (_it: string) => {};
  const coming = result.current(new Promise<string>((resolve) => (come = resolve)));
  await act(() => meanwhile(opened));
  come('late');
  return coming;
}

test('what is late comes to whoever stays, and to whoever types or scrolls with the wheel', async () => {
  expect(await comesAfter(() => {})).toBe('late');
  expect(await comesAfter(() => void fireEvent.keyDown(window, { key: 'a' }))).toBe('late');
  expect(await comesAfter(() => void fireEvent.wheel(window))).toBe('late');
});

test.each<[string, Parameters<typeof comesAfter>[0]]>([
  ['presses something else', () => void fireEvent.pointerDown(window)],
  ['turns away with Escape', () => void fireEvent.keyDown(window, { key: 'Escape' })],
  ['is on another page', ({ router }) => router.navigate('/docs')],
  ['is on another page and back', ({ router }) => router.navigate('/docs').then(() => router.navigate('/'))],
  ['is on the way to a page that has not come yet', ({ router }) => void router.navigate('/late')],
  ['sees the same page otherwise', ({ router }) => router.navigate('?creation=1')],
])('what is late does not come to whoever %s', async (_what, meanwhile) => {
  expect(await comesAfter(meanwhile)).toBeNull();
});
