import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import { CannotReturn, type Payments } from './payments.ts';

export interface ReturnContext {
  readonly database: ServiceDatabase;
  readonly log: (line: string) => void;
  /** Who is told of what has to be given back by hand; null where nobody has a mail address. */
  readonly operatorMail: string | null;
  readonly lettersDue: () => void;
}

interface DueMoney {
  readonly id: string;
  readonly reason: keyof typeof reasons;
  readonly byHand: boolean;
  readonly attempts: number;
  readonly charge: string | null;
  readonly cents: number;
  readonly currency: string;
  readonly reference: string;
}

const reasons = {
  double: 'It was paid for a plan beside another one.',
  nobody: 'It came for an account that is not here (any more).',
  late: 'It came for a subscription that had ended.',
  underpaid: 'It was less than the price, or in another currency, so nothing was granted.',
} as const;

const atOnce = 20;
/** Within three days. */
const mostAttempts = 16;

/** Gives back, at the provider, what was paid for nothing; what cannot go back so is told to the operator, once. */
export async function returnDueMoney(payments: Payments, context: ReturnContext): Promise<void> {
  const { database, log, operatorMail, lettersDue } = context;
  const handOver = async ({ id, reason, charge, cents, currency, reference }: DueMoney, problem: string) => {
    log(
      `The payment ${reference} has to be looked at by hand, at the provider. ${reasons[reason]} ${problem}`,
    );
    const facts = {
      provider: payments.name,
      reference,
      charge,
      cents,
      currency,
      why: reasons[reason],
      problem,
    };
    await database.call('money_is_settled', { p_payment: id, p_operator: operatorMail, p_facts: facts });
    lettersDue();
  };
  const due = await database.call<DueMoney[]>('money_to_return', {
    p_provider: payments.name,
    p_most: atOnce,
  });
  for (const each of due) {
    try {
      if (each.byHand || each.charge === null) {
        await handOver(each, 'It was not given back by itself.');
        continue;
      }
      for (const event of await payments.giveBack(each.charge, each.cents))
        await database.call('apply_payment_event', { p_provider: payments.name, p_event: event });
      await database.call('money_is_settled', { p_payment: each.id });
    } catch (error) {
      const problem = (error as Error).message;
      if (error instanceof CannotReturn || each.attempts >= mostAttempts)
        await handOver(each, `The provider said: ${problem}`);
      else log(`The payment ${each.reference} could not be given back yet: ${problem}`);
    }
  }
}
