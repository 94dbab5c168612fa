import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser would send it by, which answers at once. */
class Answered extends EventTarget {
  readonly upload = new EventTarget();
  readonly status: number = 429;
  readonly responseText: string = '{"error":"Too many at once."}';
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 12\r\n';
  send() {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    this.dispatchEvent(new Event('load'));
  }
}

it('an upload tells how much has left, and answers as any fetch does: when to come again, too', async () => {
  vi.stubGlobal('XMLHttpRequest', Answered);
  const onProgress = vi.fn();
  const answer = await fetchWithProgress(fetch, onProgress)('https://example.test/', { method: 'POST' });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
  expect([answer.status, await answer.json()]).toEqual([429, { error: 'Too many at once.' }]);
  expect(answer.headers.get('retry-after')).toBe('12');
  expect(answer.headers.get('content-type')).toBe('application/json');
});

it.each([204, 205, 304])(
  'an answer that has no body, as %i has none, is one all the same',
  async (status) => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends Answered {
        override readonly status = status;
        override readonly responseText = '';
      },
    );
    const answer = await fetchWithProgress(fetch, () => {})('https://example.test/', { method: 'PUT' });
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  },
);
