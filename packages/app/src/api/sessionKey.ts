/** Under which name the browser keeps the session. */
export const sessionKey = 'kinora-session';

export function isSessionStored(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    // A browser that keeps nothing has no session either.
    return false;
  }
}

/** Whose session the browser keeps: null, nobody's; undefined where it can't be told. */
export function storedPerson(): string | null | undefined {
  try {
    const kept = localStorage.getItem(sessionKey);
    return kept && (JSON.parse(kept) as { user: { id: string } }).user.id;
  } catch {
    return undefined;
  }
}
