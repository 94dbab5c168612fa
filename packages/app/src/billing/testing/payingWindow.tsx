import type { StudioApi } from '@kinora/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/AuthProvider.tsx';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { createRouter } from '../../router/createRouter.ts';
import { memoryTrail } from '../../router/memoryTrail.ts';
import { RouterProvider } from '../../router/RouterProvider.tsx';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { ToastsProvider } from '../../toasts.tsx';
import { PurchaseFollowing } from '../PurchaseFollowing.tsx';

/** A window of the app at an address, with all that paying stands in. */
export async function payingWindow(api: StudioApi, address: string, title = 'Pricing') {
  const client = createQueryClient();
  const trail = memoryTrail(address);
  const screen = { title, access: 'open' } as const;
  const router = createRouter([{ path: '*', screen, load: async () => ({ Component: () => null }) }], trail);
  await router.ready;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioApiProvider api={api}>
      <QueryClientProvider client={client}>
        <AuthProvider>
          <ToastsProvider>
            <RouterProvider router={router}>
              <PurchaseFollowing>{children}</PurchaseFollowing>
            </RouterProvider>
          </ToastsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StudioApiProvider>
  );
  return { client, router, trail, wrapper };
}
