import { newId, type MediaFile } from '@kinora/contract';
import type { FileStorage } from './fileStorage.ts';
import type { TabSession } from '../tabSession.ts';

export const prefix = 'kinora-draft';
export const visitor = 'visitor';
const lastsMilliseconds = 24 * 3600_000;

/** What is kept of a draft. */
export interface KeptDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Under which names the files of an input lie in the file storage, in their order. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

interface Dated extends KeptDraft {
  readonly savedAt: number;
}

interface FilePlace {
  readonly fileStorage: FileStorage;
  /** What is here already of it, by name, so that a form that is opened again has it at once. */
  readonly held: Map<string, MediaFile>;
  readonly now: () => number;
  readonly newName: () => string;
}

/** Where drafts lie, by person and name; what a form makes of them, which weighs more, is in `draftStore.ts`. */
export interface DraftStorage extends FilePlace {
  /** Null where there is none, or it is too old. */
  kept(owner: string, draft: string): KeptDraft | null;
  keep(owner: string, draft: string, kept: KeptDraft): void;
  drop(owner: string, draft: string): void;
  /** Who signs in keeps what they filled in before. */
  adopt(owner: string): void;
  forget(owner: string): void;
}

export interface DraftStorageOptions extends Partial<FilePlace> {
  readonly fileStorage: FileStorage;
  readonly session: TabSession;
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
  held = new Map(),
}: DraftStorageOptions): DraftStorage {
  const keyOf = (owner: string, draft: string) => `${prefix}:${owner}:${draft}`;
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(fileStorage.sweep(now() - lastsMilliseconds));

  const keptAt = (key: string): Dated | null => {
    try {
      const kept = JSON.parse(session.getItem(key) ?? 'null') as Dated | null;
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

  return {
    fileStorage,
    held,
    now,
    newName,
    kept: (owner, draft) => keptAt(keyOf(owner, draft)),
    keep(owner, draft, { values, files }) {
      try {
        session.setItem(
          keyOf(owner, draft),
          JSON.stringify({ savedAt: now(), values, files } satisfies Dated),
        );
      } catch {
        // A full storage keeps the draft of before; the form itself has everything.
      }
    },
    drop: (owner, draft) => session.removeItem(keyOf(owner, draft)),
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
      held.clear();
      for (const key of keysOf(owner)) {
        const files = Object.values(keptAt(key)?.files ?? {}).flat();
        session.removeItem(key);
        // Every window of this browser signs out together, so none needs them any more.
        quietly(fileStorage.remove(files));
      }
    },
  };
}
