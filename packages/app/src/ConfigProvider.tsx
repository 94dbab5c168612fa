import { createContext, type ReactNode } from 'react';
import type { AppConfig } from './config.ts';
import { useInside } from './useInside.ts';

const ConfigContext = createContext<AppConfig | null>(null);

export interface ConfigProviderProps {
  config: AppConfig;
  children: ReactNode;
}

export function ConfigProvider({ config, children }: ConfigProviderProps) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

export function useConfig(): AppConfig {
  return useInside(
    ConfigContext,
    import.meta.env.PROD
      ? ''
      : 'useConfig was called outside a ConfigProvider, so nothing is known of the server. Put a <ConfigProvider config={…}> above this component.',
  );
}
