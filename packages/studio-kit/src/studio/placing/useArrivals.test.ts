// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { studioLabels } from '../../labels/studioLabels.ts';
import type { Phase } from '../studioState.ts';
import type { StudioModel } from '../studioModel.ts';
import { useArrivals } from './useArrivals.ts';

afterEach(cleanup);

const idle: Phase = { name: 'idle' };
const busy: Phase = { name: 'uploading', share: 0 };

/** A studio that hears its window, and what of that it takes. */
function studioIn(phase: Phase, isCovered = false) {
  const form = document.createElement('div');
  form.inert = isCovered;
  const awaitReading = vi.fn(
    async (reading: Promise<boolean | void>) => void (await reading.catch(() => {})),
  );
  const studio = { phase, awaitReading, refuse: vi.fn() } as unknown as StudioModel<never>;
  const { unmount } = renderHook(() =>
    useArrivals(studio as never, { current: form }, studioLabels, undefined),
  );
  return Object.assign(awaitReading, { unmount, refuse: studio.refuse });
}

const none = [] as const;
const files = [new File(['x'], 'harbour.png', { type: 'image/png' })];

/** happy-dom makes no such event with what it carries. */
function comes(type: 'dragover' | 'drop' | 'paste', transfer: object) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const carried = { dropEffect: 'copy', getData: () => '', ...transfer };
  Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', { value: carried });
  document.body.dispatchEvent(event);
  return { isKept: event.defaultPrevented, pointer: carried.dropEffect };
}

test('a file that comes anywhere in the window of a studio is kept from being opened, and taken once', () => {
  const awaitReading = studioIn(idle);
  expect(comes('dragover', { files: none, types: ['Files'] })).toEqual({ isKept: true, pointer: 'copy' });
  expect(awaitReading).not.toHaveBeenCalled();
  expect(comes('drop', { files, types: ['Files'] }).isKept).toBe(true);
  expect(comes('paste', { files, types: ['Files'] }).isKept).toBe(true);
  expect(awaitReading).toHaveBeenCalledTimes(2);
});

test('a file is taken also where the window itself keeps files from being opened, and not where something took it', () => {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const keep = (event: Event) => event.preventDefault();
  addEventListener('drop', keep, end);
  const awaitReading = studioIn(idle);
  comes('drop', { files, types: ['Files'] });
  expect(awaitReading).toHaveBeenCalledOnce();
  document.body.addEventListener('drop', keep, end);
  comes('drop', { files, types: ['Files'] });
  expect(awaitReading).toHaveBeenCalledOnce();
});

test.each([
  ['is busy', () => studioIn(busy)],
  ['something lies over', () => studioIn(idle, true)],
])(
  'a studio that %s takes no file, lets none be opened in its stead, and the pointer says so',
  (_how, open) => {
    const awaitReading = open();
    const refused = { isKept: true, pointer: 'none' };
    expect(comes('dragover', { files: none, types: ['Files'] })).toEqual(refused);
    expect(comes('drop', { files, types: ['Files'] })).toEqual(refused);
    comes('paste', { files, types: ['Files'] });
    expect(awaitReading).not.toHaveBeenCalled();
  },
);

test('words that are pasted or dragged are left to where they go', () => {
  const awaitReading = studioIn(idle);
  const words = { files: none, types: ['text/plain'], getData: () => 'Paper lanterns' };
  for (const type of ['dragover', 'drop', 'paste'] as const) expect(comes(type, words).isKept).toBe(false);
  expect(awaitReading).not.toHaveBeenCalled();
});

test('what is still being read when its form goes is put nowhere, and nothing is said of it', async () => {
  const awaitReading = studioIn(idle);
  comes('drop', { files, types: ['Files'] });
  awaitReading.unmount();
  await expect(awaitReading.mock.calls[0]![0]).resolves.toBe(false);
  expect(awaitReading.refuse).not.toHaveBeenCalled();
});
