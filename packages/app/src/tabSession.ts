/** What is kept as long as the tab lasts: drafts, and the way back from paying. */
export type TabSession = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Under it, a note of what was on its way when a page was left. */
export const cutOffKey = 'kinora-cut-off';

/** Whose it was, and the tool whose order may have arrived: none where nothing can have begun. */
export const cutOffNote = (person: string | undefined, tool = '') => `${person} ${tool}`;

/** A session that a reload ends. */
export function memorySession(): TabSession {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The tab's own session; memory where the browser refuses even to name it, as it does with site data blocked. */
export function tabSession(open: () => TabSession = () => sessionStorage): TabSession {
  try {
    const session = open();
    session.getItem('kinora');
    return session;
  } catch {
    return memorySession();
  }
}
