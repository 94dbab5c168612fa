// Test files share a page and its modules, for loading them weighs more than most tests: each leaves it as it found it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  // What stood in for a fake timer gives that one back: it goes first.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  // React Aria's announcer is made once for a page; what it says stays for seconds.
  for (const log of document.querySelectorAll('[data-live-announcer] > [role="log"]')) log.replaceChildren();
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});
