// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandKey } from './CommandKey.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['MacIntel', 'Cmd'],
  ['iPad', 'Cmd'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('the command key on %s is %s, over what a server drew as Ctrl', async (platform, key) => {
  const html = renderToString(<CommandKey />);
  expect(html).toContain('Ctrl');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const onRecoverableError = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = html;
  const root = await act(() => hydrateRoot(page, <CommandKey />, { onRecoverableError }));
  expect(page.textContent).toBe(key);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
