import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';

/** The words that were replaced; what is left out each component says in English. */
const ReplacedLabels = createContext<Partial<Labels>>({});

export interface LabelsProviderProps {
  /** The words to replace; those left out keep what an outer provider or English says. */
  labels: Partial<Labels>;
  children: ReactNode;
}

export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useContext(ReplacedLabels);
  const merged = useMemo(() => ({ ...outer, ...labels }), [outer, labels]);
  return <ReplacedLabels value={merged}>{children}</ReplacedLabels>;
}

/** A component's words: as it says them in English, as they are replaced here, with its own `labels` on top. */
export function useWords<English extends Partial<Labels>>(
  english: English,
  own?: Partial<Labels>,
): Pick<Labels, keyof English & keyof Labels> {
  const outer = useContext(ReplacedLabels);
  return { ...english, ...outer, ...own } as Pick<Labels, keyof English & keyof Labels>;
}
