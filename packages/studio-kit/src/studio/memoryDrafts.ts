import { draftNameOf, type AnyForm, type Draft } from '@kinora/contract';
import type { DraftStore } from './draftStore.ts';

/** Drafts that last as long as the page: what was filled in on one tab is there on coming back. */
export function memoryDrafts(): DraftStore {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  return {
    async load<T extends AnyForm>(tool: T) {
      const all = kept.get(draftNameOf(tool));
      if (!all) return null;
      const asked = Object.entries(all).filter(([name]) => name in tool.inputs);
      return Object.fromEntries(asked) as Partial<Draft<T>>;
    },
    save(tool, draft) {
      const name = draftNameOf(tool);
      kept.set(name, { ...kept.get(name), ...draft });
    },
    clear: (tool) => void kept.delete(draftNameOf(tool)),
  };
}
