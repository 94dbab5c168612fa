import type { MailReturn } from './account/mailReturn.ts';
import { AppProviders, type AppProvidersProps } from './providers.tsx';
import type { Router } from './router/createRouter.ts';
import { RouterProvider } from './router/RouterProvider.tsx';
import { AppRoot } from './shell/AppRoot.tsx';
import { latePart } from './late/latePart.tsx';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: Router;
  mailReturn?: MailReturn | null;
}

// Hardly a visit begins with a link in a mail.
const MailNews = latePart(() => import('./account/MailNews.tsx'));

/** Kinora in a browser. */
export function App({ router, mailReturn = null, ...foundations }: AppProps) {
  return (
    <AppProviders {...foundations}>
      <RouterProvider router={router}>
        <ScreenBoundary>
          <AppRoot />
        </ScreenBoundary>
        {mailReturn && <MailNews mailReturn={mailReturn} />}
      </RouterProvider>
    </AppProviders>
  );
}
