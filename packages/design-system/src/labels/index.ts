export { englishLabels } from './labels.ts';
export type { Labels } from './labels.ts';
export { LabelsProvider, useLabels } from './LabelsProvider.tsx';
export type { LabelsProviderProps } from './LabelsProvider.tsx';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
