import { createContext, use, useMemo, type ReactNode } from 'react';
import type { KitLabels } from './kitLabels.ts';

/** Words to replace, group by group; what is left out keeps what stands outside. */
export type KitLabelChanges = { readonly [G in keyof KitLabels]?: Partial<KitLabels[G]> | undefined };

// English itself comes with each group that is used: a page does not load the words of all.
const KitLabelsContext = createContext<KitLabelChanges>({});

export interface KitLabelsProviderProps {
  labels: KitLabelChanges;
  children: ReactNode;
}

/** Says the kit's own words otherwise for all that is inside: in another language, say. */
export function KitLabelsProvider({ labels, children }: KitLabelsProviderProps) {
  const outer = use(KitLabelsContext);
  const merged = useMemo(() => {
    const groups = Object.keys({ ...outer, ...labels }) as (keyof KitLabels)[];
    return Object.fromEntries(
      groups.map((group) => [group, { ...outer[group], ...labels[group] }]),
    ) as KitLabelChanges;
  }, [outer, labels]);
  return <KitLabelsContext value={merged}>{children}</KitLabelsContext>;
}

/** The words of one group in force here, or those of it that are asked for, with a component's own `labels` on top. */
export function useKitLabels<G extends keyof KitLabels, Asked extends keyof KitLabels[G]>(
  group: G,
  english: Pick<KitLabels[G], Asked>,
  own?: Partial<KitLabels[G]>,
): Pick<KitLabels[G], Asked> {
  const changes = use(KitLabelsContext)[group];
  return useMemo(
    () => (changes || own ? { ...english, ...changes, ...own } : english),
    [english, changes, own],
  );
}

/** What is said otherwise of words that only late code needs, and that come with it. */
export const useKitLabelChanges = <G extends keyof KitLabels>(group: G): KitLabelChanges[G] =>
  use(KitLabelsContext)[group];
