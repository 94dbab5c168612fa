import { sweepAccounts, type SweepContext as AccountsContext } from '../../accounts/sweepAccounts.ts';
import { removeCutOff } from '../../sweep/removeCutOff.ts';
import { sweep, type SweepContext } from '../../sweep/sweep.ts';

export interface Sweeper {
  stop(): Promise<void>;
}

const hour = 3_600_000;

/** Sweeps at the start and every hour: the trash, forgotten files, what was cut off. One round at a time. */
export function startSweeper(context: SweepContext & AccountsContext, pause = hour): Sweeper {
  const tried = (work: Promise<unknown>) =>
    work.catch((error: Error) =>
      context.log(`The sweep was cut off and goes on next time: ${error.message}`),
    );
  const round = async () => {
    await tried(sweepAccounts(context));
    await tried(
      sweep(context).then(({ creations, files }) => {
        if (creations + files > 0)
          context.log(`Swept: ${creations} creations out of the trash, ${files} files that nothing stood on`);
      }),
    );
  };
  // An order that comes from here on looks the same as one that was cut off.
  let going: Promise<unknown> = removeCutOff(context, new Date()).then(round);
  const timer = setInterval(() => {
    going = going.then(round);
  }, pause);
  return {
    stop: async () => {
      clearInterval(timer);
      await going;
    },
  };
}
