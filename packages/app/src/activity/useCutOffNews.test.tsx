// @vitest-environment happy-dom
import { cutOffWords } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider, useUserId } from '../account/AuthProvider.tsx';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import type * as CutOffSaid from './cutOffSaid.ts';
import { cutOffKey, cutOffNote } from '../tabSession.ts';
import { ToastsProvider, useToasts } from '../toasts.tsx';
import { useCutOffNews } from './useCutOffNews.ts';

const code = vi.hoisted(() => ({ asked: 0, isLost: true }));

vi.mock('./cutOffSaid.ts', async (original) => {
  const { cutOffSaid } = await original<typeof CutOffSaid>();
  return {
    get cutOffSaid() {
      code.asked += 1;
      if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return cutOffSaid;
    },
  };
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('what became of what was on its way is told later where its words did not arrive, and noted until then', async () => {
  const api = createFakeStudioApi({
    scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }] },
  });
  const { user } = (await api.auth.session())!;
  sessionStorage.setItem(cutOffKey, cutOffNote(user.id));
  let person = '';
  function Bar({ times }: { times: number }) {
    person = useUserId();
    useCutOffNews(
      Array.from({ length: times }, (_, index) => ({ task_id: `${index}`, status: 'completed' }) as never),
    );
    return <ToastRegion queue={useToasts()} />;
  }
  const page = (times: number) => (
    <StudioApiProvider api={api}>
      <AuthProvider>
        <ToastsProvider>
          <Bar times={times} />
        </ToastsProvider>
      </AuthProvider>
    </StudioApiProvider>
  );
  const { rerender } = render(page(0));
  await waitFor(() => expect(person).toBe(user.id));
  await waitFor(() => expect(code.asked).toBeGreaterThan(0));
  expect(sessionStorage.getItem(cutOffKey)).not.toBeNull();
  expect(screen.queryByText(cutOffWords.unsent.title)).toBeNull();

  code.isLost = false;
  rerender(page(1));
  await screen.findByText(cutOffWords.unsent.title);
  await waitFor(() => expect(sessionStorage.getItem(cutOffKey)).toBeNull());
});
