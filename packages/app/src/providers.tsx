import type { AuthEvent, Session, StudioApi } from '@kinora/contract';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, type ReactNode } from 'react';
import { AuthProvider } from './account/AuthProvider.tsx';
import type { AppConfig } from './config.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import type { DraftBook } from './drafts/draftBook.ts';
import { DraftsProvider } from './drafts/DraftsProvider.tsx';
import { StudioApiProvider } from './StudioApiProvider.tsx';
import { ToastsProvider } from './toasts.tsx';

export interface AppProvidersProps {
  api: StudioApi;
  config: AppConfig;
  client: QueryClient;
  drafts: DraftBook;
  children: ReactNode;
}

/** All that the screens stand on. What belongs to one person goes when they do. */
export function AppProviders({ api, config, client, drafts, children }: AppProvidersProps) {
  const lastUser = useRef<string | null>(null);
  const onSessionChanged = useCallback(
    ({ session }: { event: AuthEvent; session: Session | null }) => {
      const user = session?.user.id ?? null;
      if (user === lastUser.current) return;
      if (lastUser.current) {
        client.clear();
        drafts.forget(lastUser.current);
      }
      lastUser.current = user;
      if (user) drafts.adopt(user);
    },
    [client, drafts],
  );
  return (
    <ConfigProvider config={config}>
      <StudioApiProvider api={api}>
        <QueryClientProvider client={client}>
          <AuthProvider onSessionChanged={onSessionChanged}>
            <DraftsProvider book={drafts}>
              <ToastsProvider>{children}</ToastsProvider>
            </DraftsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </StudioApiProvider>
    </ConfigProvider>
  );
}
