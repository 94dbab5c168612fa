// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what lies in memory is saved under its name, once of a double press, and is held until the browser has read it', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.isConnected) saved.push(`${this.download} ${this.href}`);
  });
  const held = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:held');
  const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const blob = new Blob(['x']);
  saveFile(blob, 'quay.png');
  saveFile(blob, 'quay.png');
  expect(held).toHaveBeenCalledWith(blob);
  expect(saved).toEqual(['quay.png blob:held']);
  expect(document.querySelector('a')).toBeNull();
  expect(given).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(given).toHaveBeenCalledWith('blob:held');
});
