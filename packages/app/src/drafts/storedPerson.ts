import { sessionKey } from '../api/sessionKey.ts';

/** Whose session the browser keeps: null, nobody's; undefined where it can't be told. */
export function storedPerson(): string | null | undefined {
  try {
    const kept = localStorage.getItem(sessionKey);
    return kept && (JSON.parse(kept) as { user: { id: string } }).user.id;
  } catch {
    return undefined;
  }
}
