import { clockwork } from './access.ts';
import { answer } from './answer.ts';

/** A clock outside calls this every minute, where nothing runs between two requests: jobs go on, mails go out. */
export const scheduled = clockwork(
  'scheduled',
  (context, headers) => context.schedule?.isGenuine(headers) ?? Promise.resolve(false),
  async (context) => answer(await context.schedule!.run()),
);
