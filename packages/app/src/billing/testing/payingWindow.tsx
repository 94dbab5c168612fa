import type { StudioApi } from '@kinora/contract';
import type { ReactNode } from 'react';
import { createRouter } from '../../router/createRouter.ts';
import { memoryTrail } from '../../router/memoryTrail.ts';
import { RouterProvider } from '../../router/RouterProvider.tsx';
import { PurchaseFollowing } from '../PurchaseFollowing.tsx';
import { appWindow } from '../../testing/appWindow.tsx';

/** A window of the app at an address, with all that paying stands in. */
export async function payingWindow(api: StudioApi, address: string, title = 'Pricing') {
  const { client, wrapper: AppWindow } = appWindow(api);
  const trail = memoryTrail(address);
  const screen = { title, access: 'open' } as const;
  const router = createRouter([{ path: '*', screen, load: async () => ({ Component: () => null }) }], trail);
  await router.ready;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppWindow>
      <RouterProvider router={router}>
        <PurchaseFollowing>{children}</PurchaseFollowing>
      </RouterProvider>
    </AppWindow>
  );
  return { client, router, trail, wrapper };
}
