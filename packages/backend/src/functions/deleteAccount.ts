import { problemIn } from '@kinora/contract';
import { removeOrphanFiles } from '../accounts/removeOrphanFiles.ts';
import type { OpenPage, ProviderName } from '../payments/payments.ts';
import { signedIn } from './access.ts';
import { answer, refuse } from './answer.ts';
import type { FunctionContext } from './context.ts';
import { parsedBody } from './parsedBody.ts';
import { stopEngine, type StoppedJob } from '../engines/stopEngine.ts';

interface Ties {
  readonly customers: Readonly<Partial<Record<ProviderName, string>>>;
  readonly subscriptions: Readonly<Partial<Record<ProviderName, string>>>;
  readonly pages: readonly OpenPage[];
}

const notNow = (message: string) =>
  refuse({ kind: 'Unavailable', message: `${message} Your account was not deleted; try again later.` });

/** Nobody pays on for an account that is gone: the provider is told first, and when it can't be told, nothing goes. */
async function cutTies(user: string, { database, payments, log }: FunctionContext): Promise<void> {
  const { customers, subscriptions, pages } = await database.call<Ties>('payment_ties', { p_user: user });
  const telling = async (work: () => Promise<unknown>, stays: string) => {
    try {
      await work();
    } catch (thrown) {
      if (!problemIn(thrown))
        log(`A customer could not be deleted at the provider: ${(thrown as Error).message}`);
      notNow(`The payment provider is not answering, so ${stays}.`);
    }
  };
  for (const { provider, reference } of pages)
    // What was paid there already, and is about to be reported, goes back.
    if (payments?.name === provider)
      await telling(
        () => payments.closeCheckout(reference),
        'a checkout that you opened could not be closed',
      );
  for (const provider of new Set([...Object.keys(customers), ...Object.keys(subscriptions)])) {
    const name = provider as ProviderName;
    // Test payments of a local checkout bind nobody.
    if (name === 'local' && payments?.name !== 'local') continue;
    if (payments?.name !== name)
      return notNow('Your subscription is with a payment provider that this server cannot reach.');
    await telling(async () => {
      if (subscriptions[name]) await payments.endSubscription(subscriptions[name]);
      if (customers[name]) await payments.forgetCustomer(customers[name]);
    }, 'your subscription could not be ended');
  }
}

/** The account with everything in it; payments stay as records, without the name. */
export const deleteAccount = signedIn(
  { name: 'delete-account', mostPerMinute: 5 },
  async (request, context, user) => {
    const { password } = await parsedBody(request, 'delete-account');
    if (!user.email || !(await context.accounts.isPassword(user.email, password)))
      refuse({ kind: 'Invalid', message: 'This is not your password.', field: 'password' });
    await cutTies(user.id, context);
    const stopped = await context.database.call<StoppedJob[]>('close_account', { p_user: user.id });
    await stopEngine(stopped, context);
    context.lettersDue();
    await removeOrphanFiles(context).catch((error: unknown) => {
      // The account is gone; the sweep finishes what is left.
      context.log(`Files of a deleted account are still to be removed: ${(error as Error).message}`);
    });
    return answer({ deleted: true });
  },
);
