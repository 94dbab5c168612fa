/** Memory that is given out by the byte: whoever wants more than is left waits for those before them. */
export interface ByteBudget {
  /** Resolves when there is room, with what gives it back. More than all there is gets all there is, alone. */
  take(bytes: number): Promise<() => void>;
  readonly free: () => number;
}

export function byteBudget(most: number): ByteBudget {
  let free = most;
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];

  const next = () => {
    while (waiting[0] && waiting[0].bytes <= free) {
      const { bytes, begin } = waiting.shift()!;
      free -= bytes;
      begin();
    }
  };

  return {
    free: () => free,
    take(wanted) {
      const bytes = Math.min(Math.max(0, wanted), most);
      let isBack = false;
      const giveBack = () => {
        if (isBack) return;
        isBack = true;
        free += bytes;
        next();
      };
      // In their order: who wants much is not overtaken for ever by those who want little.
      return new Promise((resolve) => {
        waiting.push({ bytes, begin: () => resolve(giveBack) });
        next();
      });
    },
  };
}
