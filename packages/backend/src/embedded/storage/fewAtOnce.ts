import { StorageRefusal } from './StorageRefusal.ts';

/** A browser sends six at once to one place. */
export const mostAtOnce = 16;

/** Lets in so many files of one person at once: what is under way has no row to be counted by, and lies on the disk all the same. */
export function fewAtOnce() {
  const underWay = new Map<string, number>();
  return async <T>(owner: string | null, receive: () => Promise<T>): Promise<T> => {
    if (owner === null) return receive();
    const others = underWay.get(owner) ?? 0;
    if (others >= mostAtOnce)
      throw new StorageRefusal(
        429,
        'TooManyRequests',
        `${mostAtOnce} of your files are on their way already. Send this one when one of them is there.`,
      );
    underWay.set(owner, others + 1);
    try {
      return await receive();
    } finally {
      const left = underWay.get(owner)! - 1;
      if (left > 0) underWay.set(owner, left);
      else underWay.delete(owner);
    }
  };
}
