import type { AnyForm } from '@kinora/contract';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { DraftStorage } from './draftStorage.ts';

interface Filled {
  /** How often each form was filled from outside, by its id. */
  readonly times: Readonly<Record<string, number>>;
  readonly tell: (tool: AnyForm) => void;
}

const DraftsContext = createContext<DraftStorage | null>(null);
const FilledContext = createContext<Filled>({ times: {}, tell: () => {} });

export function DraftsProvider({ storage, children }: { storage: DraftStorage; children: ReactNode }) {
  const [times, setTimes] = useState<Filled['times']>({});
  const tell = useCallback(
    ({ id }: AnyForm) => setTimes((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 })),
    [],
  );
  return (
    <DraftsContext value={storage}>
      <FilledContext value={useMemo(() => ({ times, tell }), [times, tell])}>{children}</FilledContext>
    </DraftsContext>
  );
}

/** Where the drafts of everybody here lie. */
export const useDraftStorage = (): DraftStorage | null => use(DraftsContext);

/** Tells the form of a tool, where it is open, that its draft is another. */
export const useTellFilled = (): Filled['tell'] => use(FilledContext).tell;

/** For the key of a studio, which is another each time that its form was filled from outside. */
export function useFilledTimes(tools: readonly AnyForm[]): number {
  const { times } = use(FilledContext);
  return tools.reduce((sum, { id }) => sum + (times[id] ?? 0), 0);
}
