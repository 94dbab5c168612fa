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

/** What the browser is given to save: name and address. */
function savedFiles() {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.isConnected) saved.push(`${this.download} ${this.href}`);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:held');
  return saved;
}

it('what lies in memory is saved under its name, once of a double press, and is held until the browser has read it', async () => {
  const saved = savedFiles();
  const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const blob = new Blob(['x']);
  saveFile(blob, 'quay.png');
  saveFile(blob, 'quay.png');
  expect(URL.createObjectURL).toHaveBeenCalledWith(blob);
  expect(saved).toEqual(['quay.png blob:held']);
  expect(document.querySelector('a')).toBeNull();
  expect(given).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(given).toHaveBeenCalledWith('blob:held');
});

it('what lies in memory is saved under each of its names, and under the same one again a moment later', () => {
  const saved = savedFiles();
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const blob = new Blob(['x']);
  for (const name of ['quay.png', 'pier.png', 'quay.png']) saveFile(blob, name);
  expect(saved).toEqual(['quay.png blob:held', 'pier.png blob:held']);
  vi.advanceTimersByTime(1000);
  saveFile(blob, 'quay.png');
  expect(saved).toHaveLength(3);
  vi.runAllTimers();
});

it('what could not be saved is thrown to whoever asked, and may be tried again at once', () => {
  const saved = savedFiles();
  vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
    throw new Error('no room');
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const blob = new Blob(['x']);
  expect(() => saveFile(blob, 'quay.png')).toThrow('no room');
  saveFile(blob, 'quay.png');
  expect(saved).toHaveLength(1);
  vi.runAllTimers();
});
