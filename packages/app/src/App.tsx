import type { MailReturn } from './account/mailReturn.ts';
import { useMailReturn } from './account/useMailReturn.ts';
import { AppProviders, type AppProvidersProps } from './providers.tsx';
import type { Router } from './router/createRouter.ts';
import { RouterProvider } from './router/RouterProvider.tsx';
import { AppRoot } from './shell/AppRoot.tsx';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: Router;
  mailReturn?: MailReturn | null;
}

function Returned({ mailReturn }: { mailReturn: MailReturn | null }) {
  useMailReturn(mailReturn);
  return null;
}

/** Kinora in a browser. */
export function App({ router, mailReturn = null, ...foundations }: AppProps) {
  return (
    <AppProviders {...foundations}>
      <RouterProvider router={router}>
        <ScreenBoundary>
          <AppRoot />
        </ScreenBoundary>
      </RouterProvider>
      <Returned mailReturn={mailReturn} />
    </AppProviders>
  );
}
