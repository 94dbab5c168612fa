/** Calls back at each of these events, before what they happen to hears them; the answer ends it. */
export function hearEvents(
  types: readonly (keyof WindowEventMap)[],
  react: (event: Event) => void,
): () => void {
  const end = new AbortController();
  for (const type of types) addEventListener(type, react, { capture: true, signal: end.signal });
  return () => end.abort();
}
