/** What this device remembers of a person's taste. A browser that keeps nothing forgets it with the page. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

export function unlearn(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing kept.
  }
}
