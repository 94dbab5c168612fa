import { deliverLetters, type DeliverContext } from './deliverLetters.ts';

export interface Postman {
  /** Something is due. */
  wake(): void;
  stop(): Promise<void>;
}

const round = 30_000;

/** Goes when something is due, and every half minute for what could not be sent before. One round at a time. */
export function startPostman(context: DeliverContext): Postman {
  const leave = new AbortController();
  let isAsked = false;
  let going: Promise<void> | null = null;

  const go = async (): Promise<void> => {
    while (isAsked && !leave.signal.aborted) {
      isAsked = false;
      try {
        await deliverLetters(context);
      } catch (error) {
        if (!leave.signal.aborted)
          context.log(`The mails that are due could not be read: ${(error as Error).message}`);
      }
    }
    going = null;
  };
  const wake = () => {
    isAsked = true;
    going ??= go();
  };
  const timer = setInterval(wake, round);
  wake();
  return {
    wake,
    stop: async () => {
      leave.abort();
      clearInterval(timer);
      await going;
    },
  };
}
