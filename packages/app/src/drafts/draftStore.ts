import {
  draftNameOf,
  filesOf,
  initialValues,
  kindOf,
  restoreDraft,
  type AnyDraft,
  type AnyForm,
} from '@kinora/contract';
import type { DraftStore } from '@kinora/studio-kit';
import type { DraftStorage } from './draftStorage.ts';
import { fileAtHand, storedName } from './draftStoreFiles.ts';

/** The drafts of one person, and which creation stood with each on its stage. */
export interface PersonsDrafts extends DraftStore {
  /** Its id, kept as long as a draft. */
  shown(tool: AnyForm): unknown;
  /** null: nothing stands there. */
  show(tool: AnyForm, id: string | null): void;
}

/** Under which name it is kept what stands on the stage of a tool. */
export const shownName = ({ id }: AnyForm) => `shown ${id}`;

/** The drafts of one person, or of a visitor, as forms know them. */
export const draftStore = (storage: DraftStorage, owner: string): PersonsDrafts => ({
  load<T extends AnyForm>(tool: T) {
    const kept = storage.kept(owner, draftNameOf(tool));
    if (!kept) return null;
    const named = Object.entries(kept.files)
      .filter(([input]) => input in tool.inputs)
      // One that an earlier version kept alone is no list.
      .map(([input, names]) => [input, [names].flat()] as const);
    const filled = () =>
      restoreDraft(
        tool,
        kept.values,
        Object.fromEntries(
          named.map(([input, names]) => [input, names.map((name) => fileAtHand(storage, name))]),
        ),
      );
    const missing = named.flatMap(([, names]) => names).filter((name) => !fileAtHand(storage, name));
    if (missing.length === 0) return filled();
    return import('./readAhead.ts')
      .then(({ readFiles }) => readFiles(missing, storage.fileStorage))
      .then(filled, filled);
  },
  save(tool, draft) {
    const draftName = draftNameOf(tool);
    // What only the others ask for stays where several tools share one.
    const shared = tool.draftName === undefined ? null : storage.kept(owner, draftName);
    const ofOthers = <V>(held: Readonly<Record<string, V>> = {}): Record<string, V> =>
      Object.fromEntries(Object.entries(held).filter(([input]) => !(input in tool.inputs)));
    const values = ofOthers(shared?.values);
    const files = ofOthers(shared?.files);
    // A form that was cleared is no draft: saved, it would be brought back after it was forgotten.
    if (
      JSON.stringify(draft) === JSON.stringify(initialValues(tool)) &&
      [values, files].every((held) => Object.keys(held).length === 0)
    )
      return storage.drop(owner, draftName);
    for (const [input, value] of Object.entries(draft)) {
      values[input] = value;
      const asked = tool.inputs[input];
      const names = asked && filesOf(asked, value).map((file) => storedName(storage, file));
      if (!names?.length) continue;
      files[input] = names;
      values[input] = kindOf(asked!).toValue(asked!, value as AnyDraft, names);
    }
    storage.keep(owner, draftName, { values, files });
  },
  clear: (tool) => storage.drop(owner, draftNameOf(tool)),
  bringsResult: (tool) => storage.kept(owner, shownName(tool)) !== null,
  shown: (tool) => storage.kept(owner, shownName(tool))?.values['id'],
  show(tool, id) {
    if (id === null) storage.drop(owner, shownName(tool));
    else storage.keep(owner, shownName(tool), { values: { id }, files: {} });
  },
});
