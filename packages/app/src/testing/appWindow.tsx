import type { StudioApi } from '@kinora/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '../account/AuthProvider.tsx';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { ToastsProvider } from '../toasts.tsx';

/** A window of the app before a server: what was read, who is signed in, and what is told in it. */
export function appWindow(api: StudioApi) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioApiProvider api={api}>
      <QueryClientProvider client={client}>
        <AuthProvider>
          <ToastsProvider>{children}</ToastsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StudioApiProvider>
  );
  return { client, wrapper };
}
