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
