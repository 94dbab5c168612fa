export { NavigationProvider } from './NavigationProvider.tsx';
export type { NavigationProviderProps } from './NavigationProvider.tsx';
