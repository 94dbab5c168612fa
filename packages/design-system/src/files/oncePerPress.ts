/** The second press of a double one comes within this time, of a pointer and of a key. */
export const doubledWithin = 1000;

/** Does what one press asks for once, though it be a double one: not again while it is at work, nor right after it. What failed may be tried again at once. */
export function oncePerPress(): (of: unknown, work: () => unknown) => Promise<void> {
  const held = new Set<unknown>();
  return async (of, work) => {
    if (held.has(of)) return;
    held.add(of);
    try {
      await work();
    } catch (thrown) {
      held.delete(of);
      throw thrown;
    }
    setTimeout(() => held.delete(of), doubledWithin);
  };
}
