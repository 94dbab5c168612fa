import { byteBudget } from './byteBudget.ts';

/** Room for what requests bring inside, from before the first byte until they are answered. */
export interface BodyRoom {
  /** Lets one more of somebody's be read; answers what says that it is, or null where too many of theirs are on their way. */
  enter(person: string): (() => void) | null;
  take(bytes: number): Promise<() => void>;
  readonly free: () => number;
}

/** Of one person at once: a browser sends one, and its second try another. */
export const mostUnread = 4;

/** Apart from the memory for files, for which a body that is held may have to wait. */
export function bodyRoom(most: number): BodyRoom {
  const budget = byteBudget(most);
  const unread = new Map<string, number>();
  return {
    take: (bytes) => budget.take(bytes),
    free: budget.free,
    enter(person) {
      const others = unread.get(person) ?? 0;
      if (others >= mostUnread) return null;
      unread.set(person, others + 1);
      let isRead = false;
      return () => {
        if (isRead) return;
        isRead = true;
        const left = unread.get(person)! - 1;
        if (left > 0) unread.set(person, left);
        else unread.delete(person);
      };
    },
  };
}
