import { holdsFile, newId, type AnyTool, type Draft, type MediaFile } from '@kinora/contract';
import type { DraftStore } from '@kinora/studio-kit';
import type { FileShelf } from './fileShelf.ts';
import type { TabSession } from './tabSession.ts';

const prefix = 'kinora-draft';
export const visitor = 'visitor';
const lastsMilliseconds = 24 * 3600_000;

interface Kept {
  readonly savedAt: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Under which name each file lies on the shelf. */
  readonly files: Readonly<Record<string, string>>;
}

export interface DraftBook {
  /** The drafts of one person, or of a visitor. */
  of(owner: string): DraftStore;
  /** Who signs in keeps what they filled in before. */
  adopt(owner: string): void;
  forget(owner: string): void;
}

export interface DraftBookOptions {
  readonly session: TabSession;
  readonly shelf: FileShelf;
  readonly now?: () => number;
  readonly newName?: () => string;
}

/**
 * Drafts that survive a reload, by person and tool, for a day: values in the tab's session, files on a shelf.
 * A window opened from this one starts with a copy of the session, so both may name one file: the daily sweep removes it.
 */
export function draftBook({
  session,
  shelf,
  now = () => Date.now(),
  newName = newId,
}: DraftBookOptions): DraftBook {
  const names = new WeakMap<Blob, string>();
  const keyOf = (owner: string, tool: string) => `${prefix}:${owner}:${tool}`;
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(shelf.sweep(now() - lastsMilliseconds));

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
  const shelved = (file: MediaFile): string => {
    const known = names.get(file.blob);
    if (known) return known;
    const name = newName();
    names.set(file.blob, name);
    quietly(shelf.put(name, { file, savedAt: now() }));
    return name;
  };

  const storeOf = (owner: string): DraftStore => ({
    async load<T extends AnyTool>(tool: T) {
      const kept = keptAt(keyOf(owner, tool.id));
      if (!kept) return null;
      const draft: Record<string, unknown> = {};
      for (const [input, value] of Object.entries(kept.values))
        if (input in tool.inputs) draft[input] = value;
      for (const [input, name] of Object.entries(kept.files)) {
        const found = await shelf.get(name).catch(() => null);
        if (!found || !(input in tool.inputs)) continue;
        names.set(found.file.blob, name);
        draft[input] = found.file;
      }
      return draft as Partial<Draft<T>>;
    },
    save(tool, draft) {
      const values: Record<string, unknown> = {};
      const files: Record<string, string> = {};
      for (const [input, value] of Object.entries(draft)) {
        if (holdsFile(value)) files[input] = shelved(value);
        else values[input] = value;
      }
      try {
        session.setItem(
          keyOf(owner, tool.id),
          JSON.stringify({ savedAt: now(), values, files } satisfies Kept),
        );
      } catch {
        // A full storage keeps the draft of before; the form itself has everything.
      }
    },
    clear: (tool) => session.removeItem(keyOf(owner, tool.id)),
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
        const files = Object.values(keptAt(key)?.files ?? {});
        session.removeItem(key);
        // Every window of this browser signs out together, so none needs them any more.
        quietly(shelf.remove(files));
      }
    },
  };
}
