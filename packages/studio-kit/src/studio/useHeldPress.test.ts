// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeldPress } from './useHeldPress.ts';

afterEach(cleanup);

/** A reading that ends when it is told to. */
function reading() {
  let end = (_isTaken: boolean) => {};
  const read = new Promise<boolean>((resolve) => (end = resolve));
  return { read, end };
}

/** Whether a press is still held after a reading that took nothing, which began before it or after. */
async function heldAfterNothing(begins: 'before' | 'after') {
  const { result } = renderHook(useHeldPress);
  const { read, end } = reading();
  let noted: Promise<unknown> = Promise.resolve();
  const begin = () => act(() => void (noted = result.current.awaitReading(read)));
  if (begins === 'before') begin();
  result.current.hold();
  if (begins === 'after') begin();
  end(false);
  await act(() => noted);
  return result.current.letGo();
}

it('a press is held no longer once a reading that it waited for took nothing', async () => {
  expect(await heldAfterNothing('before')).toBe(false);
});

it('a press that waits for something else is held, though a reading that began after it took nothing', async () => {
  expect(await heldAfterNothing('after')).toBe(true);
});

it('a press that is repeated waits for what was chosen between the two, and is held no longer where that was not taken', async () => {
  const { result } = renderHook(useHeldPress);
  const [first, second] = [reading(), reading()];
  const noted: Promise<unknown>[] = [];
  const choose = ({ read }: typeof first) => act(() => void noted.push(result.current.awaitReading(read)));
  choose(first);
  act(() => result.current.hold());
  choose(second);
  act(() => result.current.hold());
  first.end(true);
  second.end(false);
  await act(() => Promise.all(noted));
  expect(result.current.letGo()).toBe(false);
});
