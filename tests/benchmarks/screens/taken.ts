import type { Page } from 'playwright';

/** What the browser itself says took long: tasks of over 50 ms, from each press to the next picture, and between two pictures. */
export async function watchTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken = { tasks: [] as number[], presses: [] as number[], gaps: [] as number[] };
    Object.assign(globalThis, { taken });
    let last = performance.now();
    const look = (now: number) => {
      taken.gaps.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) taken.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) taken.presses.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

export interface Taken {
  readonly tasks: readonly number[];
  readonly presses: readonly number[];
  readonly gaps: readonly number[];
}

/** What was seen since the last time, and begins anew. */
export const timeTaken = (page: Page): Promise<Taken> =>
  page.evaluate(async () => {
    // Entries come a moment after what they tell of.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    const { taken } = globalThis as unknown as { taken: Record<'tasks' | 'presses' | 'gaps', number[]> };
    const { tasks, presses, gaps } = taken;
    return { tasks: tasks.splice(0), presses: presses.splice(0), gaps: gaps.splice(0) };
  });

export function within(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
