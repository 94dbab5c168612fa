import type { PaymentEvent } from './paymentEvent.ts';
import { CannotReturn, type EndingSubscription, type Payments } from './payments.ts';
import { returnDueMoney, type ReturnContext } from './returnDueMoney.ts';
import { tellOfForeign } from './tellOfForeign.ts';

type Outcome =
  | 'known'
  | 'paid'
  | 'kept'
  | 'ended'
  | 'noted'
  | 'nobody'
  /** Another installation's, or half of it ours: left alone. */
  | 'foreign'
  /** Another shop's. */
  | 'ignored'
  | 'double'
  | 'underpaid'
  | 'late'
  | 'unknown';

/** Brings a provider's report to bear, once, however often it comes. */
export async function applyPaymentEvent(
  event: PaymentEvent,
  payments: Payments,
  context: ReturnContext,
): Promise<Outcome> {
  const { outcome } = await context.database.call<{ outcome: Outcome }>('apply_payment_event', {
    p_provider: payments.name,
    p_event: event,
  });
  if (outcome === 'foreign' && 'subscription' in event)
    await tellOfForeign(event.subscription, payments, context);
  await endReplaced(payments, context);
  await returnDueMoney(payments, context);
  context.lettersDue();
  return outcome;
}

/** Ends, at the provider, subscriptions that may not go on, and gives back what was paid twice. What fails stays written down for the next time. */
export async function endReplaced(
  payments: Payments,
  { database, log }: Pick<ReturnContext, 'database' | 'log'>,
): Promise<void> {
  const over = await database.call<EndingSubscription[]>('subscriptions_to_end', {
    p_provider: payments.name,
  });
  for (const ending of over) {
    try {
      await payments.endSubscription(ending.subscription);
      if (ending.returnsMoney)
        await payments.returnMoney(ending.subscription).catch((thrown: unknown) => {
          // Once its payment is reported, it goes back by itself or to the operator.
          if (!(thrown instanceof CannotReturn)) throw thrown;
          log(`A payment for a second plan could not be given back with its end: ${thrown.message}`);
        });
      await database.call('subscription_has_ended', {
        p_provider: payments.name,
        p_subscription: ending.subscription,
      });
    } catch (error) {
      log(`A subscription that has to end is still running at the provider: ${(error as Error).message}`);
    }
  }
}
