export { englishLabels } from './englishLabels.ts';
export type { Labels } from './labels.ts';
export { LabelsProvider } from './LabelsProvider.tsx';
export type { LabelsProviderProps } from './LabelsProvider.tsx';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
export { useLabels } from './useLabels.ts';
