import type { ReactNode } from 'react';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { hrefOf } from '../router/place.ts';
import type { Route, RouteCode } from '../router/Route.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';

const blank: RouteCode = { Component: () => null };
const screen = { title: 'Anywhere', access: 'open' } as const;

/** A window whose screens are all there, but for `/late`, which comes when it is told to. */
export async function twoScreens(address = '/') {
  const asked: ((code: RouteCode) => void)[] = [];
  const late: Route = {
    path: '/late',
    screen,
    load: () => new Promise((come) => asked.push(come)),
  };
  const router = createRouter([late, { path: '*', screen, load: async () => blank }], memoryTrail(address));
  await router.ready;
  return {
    router,
    at: () => hrefOf(router.arrived()!.place),
    comeLate: () => asked.pop()!(blank),
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterProvider router={router}>{children}</RouterProvider>
    ),
  };
}
