// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLogoCheck } from './useLogoCheck.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [200, 'The logo is there'],
  [404, 'The logo is missing (404)'],
])('a logo that answers %i is logged (A119)', async (status, words) => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  renderHook(useLogoCheck);
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(`Kinora: ${words}`));
  expect(fetch.mock.calls[0]![0]).toBe('/logo.svg');
});
