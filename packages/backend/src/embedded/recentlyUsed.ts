/** Keeps so many things by name; when there are more, what was not asked for the longest goes. */
export function recentlyUsed<T>(most: number) {
  const kept = new Map<string, T>();
  const set = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
  return {
    set,
    get(key: string): T | undefined {
      const value = kept.get(key);
      return value === undefined ? undefined : set(key, value);
    },
  };
}
