import { signedIn } from './access.ts';
import { answer } from './answer.ts';

/** The plan in force (A90): the specification's three fields, and what a billing screen asks next. */
export const checkSubscription = signedIn(
  { name: 'check-subscription', mostPerMinute: 240 },
  async (_request, { database }, user) =>
    answer(await database.call('subscription_state', { p_user: user.id })),
);
