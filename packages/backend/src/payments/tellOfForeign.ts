import type { SubscriptionFacts } from './paymentEvent.ts';
import type { Payments } from './payments.ts';
import type { ReturnContext } from './returnDueMoney.ts';

/** Another installation may have sold it through the same account, so it is left alone, and the operator told once. */
export async function tellOfForeign(
  { id: subscription, plan, customer }: SubscriptionFacts,
  { name: provider }: Pick<Payments, 'name'>,
  { database, log, operatorMail }: ReturnContext,
): Promise<void> {
  const isNew = await database.call<boolean>('note_foreign_subscription', {
    p_provider: provider,
    p_subscription: subscription,
    p_operator: operatorMail,
    p_facts: { provider, subscription, customer, plan },
  });
  if (isNew)
    log(
      `The subscription ${subscription} is left alone: its person or its plan ("${plan}") is none of this installation's. If it should be, end it at the provider.`,
    );
}
