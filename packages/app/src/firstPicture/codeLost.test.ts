// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeLost } from './codeLost.ts';

const reload = vi.fn();
const answers = new Map<string, boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  document.head.innerHTML =
    '<template data-code-lost><p role="alert">Lost</p></template><link rel="modulepreload" href="/react.js"><link rel="icon" href="/logo.svg">';
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', (address: string) =>
    answers.get(new URL(address).pathname) ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('code that does not arrive is said once, and the page begins anew when all of it can be had', async () => {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/app.js"></script>');
  codeLost();
  codeLost();
  expect(document.body.innerHTML).toBe('<p role="alert">Lost</p>');
  answers.set('/app.js', true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  answers.set('/react.js', true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});
