import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import type { MailReturn } from './account/mailReturn.ts';
import { useMailReturn } from './account/useMailReturn.ts';
import { AppProviders, type AppProvidersProps } from './providers.tsx';

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router'];
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
      <RouterProvider router={router} />
      <Returned mailReturn={mailReturn} />
    </AppProviders>
  );
}
