import { holdsFile, newId, type AnyTool, type Draft, type MediaFile } from '@kinora/contract';
import type { DraftStore } from '@kinora/studio-kit';
import type { FileShelf } from './fileShelf.ts';

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
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly shelf: FileShelf;
  readonly now?: () => number;
  readonly newName?: () => string;
}

/** Drafts that survive a reload, by person and tool, for a day: values in the tab's session, files on a shelf. */
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
    const text = session.getItem(key);
    if (text === null) return null;
    const kept = JSON.parse(text) as Kept;
    return kept.savedAt >= now() - lastsMilliseconds ? kept : null;
  };
  const drop = (key: string) => {
    const kept = keptAt(key);
    session.removeItem(key);
    if (kept) quietly(shelf.remove(Object.values(kept.files)));
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
      const before = keptAt(keyOf(owner, tool.id))?.files ?? {};
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
      const left = Object.values(before).filter((name) => !Object.values(files).includes(name));
      if (left.length > 0) quietly(shelf.remove(left));
    },
    clear: (tool) => drop(keyOf(owner, tool.id)),
  });

  return {
    of: storeOf,
    adopt(owner) {
      for (const key of keysOf(visitor)) {
        const text = session.getItem(key);
        if (text !== null) session.setItem(key.replace(`:${visitor}:`, `:${owner}:`), text);
        session.removeItem(key);
      }
    },
    forget(owner) {
      for (const key of keysOf(owner)) drop(key);
    },
  };
}
