import type { ReactRenderer } from '@storybook/react-vite';
import type { BeforeEach } from 'storybook/internal/csf';
import { untilSeen } from '../tools/test/patience.ts';
import { isTest } from './forTests.ts';
import { setsOf } from './pictureSets.ts';

// What leaves by itself after some seconds, such as a toast, stays: how long a picture takes hangs on the machine.
const isSeconds = 4000;
const never = 2 ** 30;

/** Holds the page's long timers while a story stands there that tests photograph; whoever reads Storybook sees them end. */
export const staysForItsPicture: BeforeEach<ReactRenderer> = ({ tags }) => {
  if (!isTest || setsOf(tags).length === 0) return;
  const wait = window.setTimeout;
  const staying = (run: TimerHandler, delay = 0, ...given: unknown[]): number =>
    // What a story looks for in vain has to end, and not only with the test.
    wait(run, delay >= isSeconds && delay !== untilSeen ? never : delay, ...given);
  window.setTimeout = staying as typeof window.setTimeout;
  return () => {
    window.setTimeout = wait;
  };
};
