import {
  draftNameOf,
  filesOf,
  holdsFile,
  initialValues,
  newId,
  restoreDraft,
  type AnyForm,
  type Draft,
  type MediaFile,
} from '@kinora/contract';
import type { DraftStore } from '@kinora/studio-kit';
import type { FileStorage } from './fileStorage.ts';
import type { TabSession } from './tabSession.ts';

const prefix = 'kinora-draft';
export const visitor = 'visitor';
const lastsMilliseconds = 24 * 3600_000;

interface Kept {
  readonly savedAt: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Under which name each file lies in the file storage; a list for an input with several. */
  readonly files: Readonly<Record<string, string | readonly string[]>>;
}

export interface DraftStorage {
  /** The drafts of one person, or of a visitor. */
  of(owner: string): DraftStore;
  /** Who signs in keeps what they filled in before. */
  adopt(owner: string): void;
  forget(owner: string): void;
}

export interface DraftStorageOptions {
  readonly session: TabSession;
  readonly fileStorage: FileStorage;
  readonly now?: () => number;
  readonly newName?: () => string;
}

/**
 * Drafts that survive a reload, by person and tool, for a day: values in the tab's session, files in the file storage.
 * A window opened from this one starts with a copy of the session, so both may name one file: the daily sweep removes it.
 */
export function draftStorage({
  session,
  fileStorage,
  now = () => Date.now(),
  newName = newId,
}: DraftStorageOptions): DraftStorage {
  const names = new WeakMap<Blob, string>();
  const keyOf = (owner: string, draft: string) => `${prefix}:${owner}:${draft}`;
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(fileStorage.sweep(now() - lastsMilliseconds));

  const keptAt = (key: string): Kept | null => {
    try {
      const kept = JSON.parse(session.getItem(key) ?? 'null') as Kept | null;
      return kept && kept.savedAt >= now() - lastsMilliseconds ? kept : null;
    } catch {
      // What can't be read is no draft.
      return null;
    }
  };
  const keysOf = (owner: string) =>
    Array.from({ length: session.length }, (_, index) => session.key(index)).filter(
      (key): key is string => key?.startsWith(keyOf(owner, '')) ?? false,
    );
  const stored = (file: MediaFile): string => {
    const known = names.get(file.blob);
    if (known) return known;
    const name = newName();
    names.set(file.blob, name);
    quietly(fileStorage.put(name, { file, savedAt: now() }));
    return name;
  };

  const storedFile = async (name: string): Promise<MediaFile | null> => {
    const found = await fileStorage.get(name).catch(() => null);
    if (found) names.set(found.file.blob, name);
    return found?.file ?? null;
  };

  const storeOf = (owner: string): DraftStore => ({
    async load<T extends AnyForm>(tool: T) {
      const kept = keptAt(keyOf(owner, draftNameOf(tool)));
      if (!kept) return null;
      const draft: Record<string, unknown> = { ...restoreDraft(tool, kept.values) };
      for (const [input, name] of Object.entries(kept.files)) {
        if (!(input in tool.inputs)) continue;
        const found = await Promise.all([name].flat().map(storedFile));
        const files = found.filter((file) => file !== null);
        if (typeof name !== 'string') draft[input] = files;
        else if (files[0]) draft[input] = files[0];
      }
      return draft as Partial<Draft<T>>;
    },
    save(tool, draft) {
      const key = keyOf(owner, draftNameOf(tool));
      // What only the others ask for stays where several tools share one.
      const shared = tool.draftName === undefined ? null : keptAt(key);
      const ofOthers = <V>(held: Readonly<Record<string, V>> = {}): Record<string, V> =>
        Object.fromEntries(Object.entries(held).filter(([input]) => !(input in tool.inputs)));
      const values = ofOthers(shared?.values);
      const files = ofOthers(shared?.files);
      // A form that was cleared is no draft: saved, it would be brought back after it was forgotten.
      if (
        JSON.stringify(draft) === JSON.stringify(initialValues(tool)) &&
        [values, files].every((held) => Object.keys(held).length === 0)
      )
        return session.removeItem(key);
      for (const [input, value] of Object.entries(draft)) {
        if (holdsFile(value)) files[input] = stored(value);
        else if (filesOf(value).length > 0) files[input] = filesOf(value).map(stored);
        else values[input] = value;
      }
      try {
        session.setItem(key, JSON.stringify({ savedAt: now(), values, files } satisfies Kept));
      } catch {
        // A full storage keeps the draft of before; the form itself has everything.
      }
    },
    clear: (tool) => session.removeItem(keyOf(owner, draftNameOf(tool))),
  });

  return {
    of: storeOf,
    adopt(owner) {
      for (const key of keysOf(visitor)) {
        const text = session.getItem(key);
        // First, so that a full storage has the room.
        session.removeItem(key);
        try {
          if (text !== null) session.setItem(key.replace(`:${visitor}:`, `:${owner}:`), text);
        } catch {
          // The form on the screen still has everything.
        }
      }
    },
    forget(owner) {
      for (const key of keysOf(owner)) {
        const files = Object.values(keptAt(key)?.files ?? {}).flat();
        session.removeItem(key);
        // Every window of this browser signs out together, so none needs them any more.
        quietly(fileStorage.remove(files));
      }
    },
  };
}
