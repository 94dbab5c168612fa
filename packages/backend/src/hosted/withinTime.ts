/** Something that a clock outside sets going takes no longer than this, and its trouble is no one else's. */
export interface Part<T> {
  readonly name: string;
  readonly seconds: number;
  /** Told by the signal when its time is over; the next part begins whether it listens or not. */
  readonly work: (signal: AbortSignal) => Promise<T>;
}

/** What a part came to; null where it failed or took too long, which the log then says. */
export async function withinTime<T>(
  { name, seconds, work }: Part<T>,
  log: (line: string) => void,
): Promise<T | null> {
  const over = new AbortController();
  let late: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<null>((resolve) => {
    late = setTimeout(() => {
      log(`The schedule left ${name} after ${seconds} s: what is not done comes next time.`);
      over.abort();
      resolve(null);
    }, seconds * 1000);
  });
  const done = work(over.signal).catch((problem: unknown) => {
    if (!over.signal.aborted) log(`The schedule could not finish ${name}: ${String(problem)}`);
    return null;
  });
  const result = await Promise.race([done, timeIsUp]);
  clearTimeout(late);
  return result;
}
