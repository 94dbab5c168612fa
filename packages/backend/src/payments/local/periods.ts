import type { BillingCycle } from '@kinora/contract';

const monthsIn: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** So many months after a moment; from the 31st to the last day that a month has. */
export function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), last));
  return moved;
}

/** The end of the period that begins at `start`, counted from the anchor so that no day is lost over the months. */
export function periodEnd(anchor: Date, start: Date, cycle: BillingCycle): Date {
  for (let periods = 1; ; periods++) {
    const end = monthsAfter(anchor, periods * monthsIn[cycle]);
    if (end > start) return end;
  }
}
