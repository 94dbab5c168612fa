import type { Children } from './children.ts';
import type { Screen } from './screen.ts';

/** The first Ctrl-C ends what runs in both lanes, in order; the second does not wait for it. */
export function endOnInterrupt(children: Children, screen: Screen): void {
  let isAsked = false;
  const interrupted = async (): Promise<void> => {
    if (isAsked) {
      await children.endAtOnce();
    } else {
      isAsked = true;
      screen.print('Ending what runs. Once more ends it at once.');
      screen.close();
      await children.end();
    }
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupted());
  // However else we end: what has a group of its own would stay.
  process.once('exit', () => children.killGroups());
}
