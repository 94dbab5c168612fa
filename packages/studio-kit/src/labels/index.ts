export type { KitLabels } from './kitLabels.ts';
export {
  KitLabelsProvider,
  useKitLabelChanges,
  useKitLabels,
  type KitLabelChanges,
  type KitLabelsProviderProps,
} from './KitLabelsProvider.tsx';
