import type { AnyForm, Draft } from '@kinora/contract';
import type { DraftStore } from './draftStore.ts';

/** Drafts that last as long as the page: what was filled in on one tab is there on coming back. */
export function memoryDrafts(): DraftStore {
  const kept = new Map<string, unknown>();
  return {
    load: async <T extends AnyForm>(tool: T) => (kept.get(tool.id) as Draft<T> | undefined) ?? null,
    save: (tool, draft) => void kept.set(tool.id, draft),
    clear: (tool) => void kept.delete(tool.id),
  };
}
