/** What comes of it; where nothing does in time, what stands in for it. The signal ends whatever is held for it. */
export async function inTime<It>(
  longestMilliseconds: number,
  work: (over: AbortSignal) => Promise<It>,
  tooLate: () => It,
): Promise<It> {
  const giving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<It>((resolve) => {
    timer = setTimeout(() => resolve(tooLate()), longestMilliseconds);
  });
  try {
    return await Promise.race([work(giving.signal), late]);
  } finally {
    clearTimeout(timer);
    giving.abort();
  }
}
