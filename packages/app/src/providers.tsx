import type { StudioApi } from '@kinora/contract';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, type ReactNode } from 'react';
import { AuthProvider, type SessionChange } from './account/AuthProvider.tsx';
import type { AppConfig } from './config.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { DeviceEnginesProvider, type DeviceEngines } from './device/DeviceEnginesProvider.tsx';
import type { DraftStorage } from './drafts/draftStorage.ts';
import { DraftsProvider } from './drafts/DraftsProvider.tsx';
import { sendingsQuery } from './queries/sendings.ts';
import { StudioApiProvider } from './StudioApiProvider.tsx';
import { ToastsProvider } from './toasts.tsx';

export interface AppProvidersProps {
  api: StudioApi;
  config: AppConfig;
  client: QueryClient;
  drafts: DraftStorage;
  engines: DeviceEngines;
  children: ReactNode;
}

/** All that the screens stand on. What belongs to one person goes when they do. */
export function AppProviders({ api, config, client, drafts, engines, children }: AppProvidersProps) {
  const lastUser = useRef<string | null>(null);
  const hasLapsed = useRef(false);
  const onSessionChanged = useCallback(
    ({ session, isLapse }: SessionChange) => {
      const user = session?.user.id ?? null;
      if (user === null && isLapse) {
        hasLapsed.current = lastUser.current !== null;
        // What was read as them goes, but for what a page holds that waits for them, or sends.
        client.removeQueries({
          type: 'inactive',
          predicate: ({ queryKey: [what] }) => what !== sendingsQuery.queryKey[0],
        });
        return;
      }
      if (user === lastUser.current) {
        // What was asked for meanwhile was refused.
        if (hasLapsed.current) void client.invalidateQueries();
        hasLapsed.current = false;
        return;
      }
      hasLapsed.current = false;
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
            <DraftsProvider storage={drafts}>
              <DeviceEnginesProvider engines={engines}>
                <ToastsProvider>{children}</ToastsProvider>
              </DeviceEnginesProvider>
            </DraftsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </StudioApiProvider>
    </ConfigProvider>
  );
}
