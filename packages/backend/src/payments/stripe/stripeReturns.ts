import * as v from 'valibot';
import { CannotReturn, type Payments } from '../payments.ts';
import { StripeRefusal, type StripeApi } from './stripeApi.ts';
import { invoicesShape, subscriptionShape } from './stripeShapes.ts';

/** An invoice may be a little older than the period that it opens. */
const slack = 3600;

/** Gives money back; Stripe reports each refund by itself. */
export function stripeReturns(api: StripeApi): Pick<Payments, 'returnMoney' | 'giveBack'> {
  const refund = async (paid: { payment_intent: string } | { charge: string }): Promise<void> => {
    const [id] = Object.values(paid);
    await api.post('refunds', { ...paid, reason: 'duplicate' }, `refund:${id}`).catch((thrown: unknown) => {
      if (!(thrown instanceof StripeRefusal)) throw thrown;
      if (thrown.code !== 'charge_already_refunded')
        throw new CannotReturn(thrown.message, { cause: thrown });
    });
  };

  return {
    async returnMoney(subscription) {
      const { items, current_period_start, created } = v.parse(
        subscriptionShape,
        await api.get(`subscriptions/${encodeURIComponent(subscription)}`),
      );
      const start = items.data[0]?.current_period_start ?? current_period_start ?? created;
      const { data } = v.parse(
        invoicesShape,
        await api.get('invoices', { subscription, status: 'paid', limit: 100, expand: ['data.payments'] }),
      );
      for (const invoice of data) {
        if (invoice.created < start - slack || invoice.amount_paid === 0) continue;
        const payment = invoice.payments.data.find(({ status }) => status === 'paid')?.payment;
        if (payment?.payment_intent) await refund({ payment_intent: payment.payment_intent });
        else if (payment?.charge) await refund({ charge: payment.charge });
        else throw new CannotReturn(`Nothing says how the invoice ${invoice.id} was paid.`);
      }
    },
    async giveBack(charge) {
      // What was paid is known by its intent wherever there is one.
      await refund(charge.startsWith('pi_') ? { payment_intent: charge } : { charge });
      return [];
    },
  };
}
