import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { englishLabels } from './labels.ts';
import type { Labels } from './labels.ts';

const LabelsContext = createContext<Labels>(englishLabels);

export interface LabelsProviderProps {
  /** The words to replace; those left out keep what an outer provider or English says. */
  labels: Partial<Labels>;
  children: ReactNode;
}

export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useContext(LabelsContext);
  const merged = useMemo(() => ({ ...outer, ...labels }), [outer, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

/** The words in force here, with a component's own `labels` on top. */
export function useLabels(own?: Partial<Labels>): Labels {
  const outer = useContext(LabelsContext);
  return own ? { ...outer, ...own } : outer;
}
