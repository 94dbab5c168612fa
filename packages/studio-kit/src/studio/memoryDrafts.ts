import { draftNameOf, isFileInput, restoreDraft, type AnyForm, type Draft } from '@kinora/contract';
import type { DraftStore } from './draftStore.ts';

/** Drafts that last as long as the page: what was filled in on one tab is there on coming back. */
export function memoryDrafts(): DraftStore {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  return {
    load<T extends AnyForm>(tool: T) {
      const all = kept.get(draftNameOf(tool));
      if (!all) return null;
      const files = Object.entries(all).filter(([name]) => {
        const input = tool.inputs[name];
        return input !== undefined && isFileInput(input);
      });
      // Another tool may have kept what this one does not allow.
      return { ...restoreDraft(tool, all), ...(Object.fromEntries(files) as Partial<Draft<T>>) };
    },
    save(tool, draft) {
      const name = draftNameOf(tool);
      kept.set(name, { ...kept.get(name), ...draft });
    },
    clear: (tool) => void kept.delete(draftNameOf(tool)),
  };
}
