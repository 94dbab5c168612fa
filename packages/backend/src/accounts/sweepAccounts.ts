import type { FileStore } from '../files/fileStore.ts';
import { endReplaced } from '../payments/applyPaymentEvent.ts';
import type { Payments } from '../payments/payments.ts';
import { returnDueMoney, type ReturnContext } from '../payments/returnDueMoney.ts';
import { removeOrphanFiles } from './removeOrphanFiles.ts';

export interface SweepContext extends ReturnContext {
  readonly files: FileStore;
  readonly payments: Payments | null;
}

/** Finishes what was cut off, and forgets what is over. Safe at any time, and from several places at once. */
export async function sweepAccounts(context: SweepContext): Promise<void> {
  const { database, payments } = context;
  const works = [
    // What somebody pays for twice comes before what only takes room.
    async () => payments && (await endReplaced(payments, context)),
    async () => payments && (await returnDueMoney(payments, context)),
    async () => database.call('sweep_accounts'),
    async () => removeOrphanFiles(context),
  ];
  const problems: unknown[] = [];
  for (const work of works) await work().catch((problem: unknown) => problems.push(problem));
  // Each is tried, whatever became of the others.
  if (problems.length > 0)
    throw new AggregateError(problems, problems.map((problem) => (problem as Error).message).join('; '));
}
