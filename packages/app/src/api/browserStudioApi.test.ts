// @vitest-environment happy-dom
import { problemIn } from '@kinora/contract';
import { expect, it, vi } from 'vitest';
import { browserStudioApi } from './browserStudioApi.ts';

vi.mock('./fetchAdapter.ts', () => ({
  fetchAdapter: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /api.js')),
}));

it('a call whose code does not arrive is one without a network (A94)', async () => {
  const { auth } = browserStudioApi({ url: 'https://example.test', key: '' });
  const thrown = await auth
    .signIn({ email: 'mara@example.com', password: 'correct horse' })
    .catch((error: unknown) => error);
  expect(problemIn(thrown)?.kind).toBe('Offline');
});
