// @vitest-environment happy-dom
import { seedanceText, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '../../account/AuthProvider.tsx';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { useReceiptTools } from './useReceiptTools.ts';

afterEach(cleanup);

const Around = ({ children }: { children: ReactNode }) => (
  <StudioApiProvider api={createFakeStudioApi()}>
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  </StudioApiProvider>
);

it('of two that are compared each has the tool that made it', async () => {
  const [before, after] = [seedanceText, wanImageToVideo].map(({ id }) =>
    creationFixture({ model_used: id }),
  );
  const { result } = renderHook(() => useReceiptTools([before, undefined, after]), { wrapper: Around });
  await act(async () => {});
  expect(result.current.map((tool) => tool?.id)).toEqual([seedanceText.id, undefined, wanImageToVideo.id]);
});
