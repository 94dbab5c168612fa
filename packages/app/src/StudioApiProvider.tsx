import type { StudioApi } from '@kinora/contract';
import { createContext, type ReactNode } from 'react';
import { useInside } from './useInside.ts';

const StudioApiContext = createContext<StudioApi | null>(null);

export interface StudioApiProviderProps {
  api: StudioApi;
  children: ReactNode;
}

export function StudioApiProvider({ api, children }: StudioApiProviderProps) {
  return <StudioApiContext value={api}>{children}</StudioApiContext>;
}

/** The one way to a server. */
export function useStudioApi(): StudioApi {
  return useInside(
    StudioApiContext,
    import.meta.env.PROD
      ? ''
      : 'useStudioApi was called outside a StudioApiProvider, so there is no server to speak to. ' +
          'Put a <StudioApiProvider api={…}> above this component; in tests and stories, give it createFakeStudioApi().',
  );
}
