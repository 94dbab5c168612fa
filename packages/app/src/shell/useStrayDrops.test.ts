// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { useStrayDrops } from './useStrayDrops.ts';

afterEach(cleanup);

/** happy-dom makes no such event with what it carries. */
function comes(type: 'dragover' | 'drop', ...types: readonly string[]) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  document.body.dispatchEvent(event);
  return { isKept: event.defaultPrevented, pointer: dataTransfer.dropEffect };
}

test('a file over a page that takes none is kept from being opened in its stead, and the pointer says that nothing takes it', () => {
  renderHook(useStrayDrops);
  const refused = { isKept: true, pointer: 'none' };
  expect(comes('dragover', 'Files')).toEqual(refused);
  expect(comes('drop', 'text/uri-list', 'text/html', 'Files')).toEqual(refused);
});

test('a file over what takes it is left to that, pointer and all', () => {
  renderHook(useStrayDrops);
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('dragover', take);
  onTestFinished(() => document.body.removeEventListener('dragover', take));
  expect(comes('dragover', 'Files')).toEqual({ isKept: true, pointer: 'copy' });
});

test('words that are dragged are left to where they go', () => {
  renderHook(useStrayDrops);
  expect(comes('dragover', 'text/plain')).toEqual({ isKept: false, pointer: 'copy' });
});
