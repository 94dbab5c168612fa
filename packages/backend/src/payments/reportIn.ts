import { StudioError, billingCycles, subscriptionStatuses } from '@kinora/contract';
import * as v from 'valibot';
import type { PaymentEvent } from './paymentEvent.ts';
import { UnknownReport, type Payments } from './payments.ts';

/** What the database can keep of a provider's words. */
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/^[^\0\p{Cs}]*$/u));
const words = v.nullable(word);
const id = v.pipe(v.string(), v.uuid());
const time = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/));
const cycle = v.picklist(billingCycles);

const subscription = v.object({
  id: word,
  user: id,
  customer: words,
  plan: word,
  cycle,
  status: v.picklist([...subscriptionStatuses, 'ended']),
  createdAt: time,
  periodStart: time,
  periodEnd: time,
  cancelAtPeriodEnd: v.boolean(),
  nextPlan: words,
  seenAt: time,
});
const paidFor = v.object({ plan: word, periodStart: time, periodEnd: time, replaces: words });
const payment = { id: word, reference: word, charge: words, cents, currency };

const shape: v.GenericSchema<unknown, PaymentEvent> = v.variant('kind', [
  v.object({ kind: v.literal('packPaid'), ...payment, checkout: id, customer: words }),
  v.object({ kind: v.literal('planPaid'), ...payment, subscription, paidFor, checkout: v.nullable(id) }),
  v.object({ kind: v.literal('planReported'), id: word, subscription, checkout: v.nullable(id) }),
  v.object({
    kind: v.literal('planEnded'),
    id: word,
    subscriptionId: word,
    at: time,
    seenAt: time,
    isFinal: v.boolean(),
  }),
  v.object({ kind: v.literal('refunded'), id: word, charge: word, cents, at: time }),
  v.object({
    kind: v.picklist(['disputed', 'disputeWon']),
    id: word,
    dispute: word,
    charge: word,
    cents,
    at: time,
  }),
]);

/** Why a report says nothing that can be used; null for any other trouble, which may pass. */
function unreadable(thrown: unknown): string | null {
  if (thrown instanceof UnknownReport) return thrown.message;
  // Where it is wrong, and never what stands there.
  if (v.isValiError(thrown)) return `${v.getDotPath(thrown.issues[0]) ?? 'it'} is not as it should be`;
  if (thrown instanceof SyntaxError) return 'it is no JSON';
  return thrown instanceof RangeError ? 'a time in it is none' : null;
}

/** What a genuine report says; null for what is nothing to Kinora. One that nobody can read is refused, and the operator told. */
export async function reportIn(
  payments: Pick<Payments, 'eventIn'>,
  body: Uint8Array,
  log: (line: string) => void,
): Promise<PaymentEvent | null> {
  try {
    const event = await payments.eventIn(body);
    return event && v.parse(shape, event);
  } catch (thrown) {
    const reason = unreadable(thrown);
    if (reason === null) throw thrown;
    log(`A report of the payment provider can't be used: ${reason}.`);
    throw new StudioError({ kind: 'Invalid', message: `This report can't be used: ${reason}.` });
  }
}
