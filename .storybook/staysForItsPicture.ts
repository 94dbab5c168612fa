// What leaves by itself after some seconds, such as a toast, stays: how long a picture takes hangs on the machine.
const isSeconds = 4000;
const never = 2 ** 30;
const wait = window.setTimeout.bind(window) as (
  run: TimerHandler,
  delay?: number,
  ...given: unknown[]
) => number;

const staying = (run: TimerHandler, delay = 0, ...given: unknown[]): number =>
  wait(run, delay >= isSeconds ? never : delay, ...given);

window.setTimeout = staying as typeof window.setTimeout;
