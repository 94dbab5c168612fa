const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// What is longer ago than this is found by its date, not by counting days.
const longest = 30 * day;

const steps = [
  { unit: 'second', length: second, below: minute },
  { unit: 'minute', length: minute, below: hour },
  { unit: 'hour', length: hour, below: day },
  { unit: 'day', length: day, below: longest },
] as const;

export interface RelativeTime {
  amount: number;
  unit: (typeof steps)[number]['unit'];
  /** Milliseconds until the words change. */
  changesIn: number;
}

/** How far a moment is from now, in the largest unit that fits; undefined where a date says more. */
export function relativeTime(moment: number, now: number): RelativeTime | undefined {
  const distance = Math.abs(moment - now);
  const step = steps.find(({ below }) => distance < below);
  if (!step) return undefined;
  const { unit, length } = step;
  const whole = Math.floor(distance / length);
  // Seconds would flicker: within the first minute it is now.
  const amount = unit === 'second' ? 0 : Math.sign(moment - now) * whole;
  const changesIn =
    unit === 'second'
      ? minute - distance
      : moment > now
        ? distance - whole * length + 1
        : (whole + 1) * length - distance;
  return { amount, unit, changesIn: Math.max(changesIn, second) };
}
