import type { StudioApi } from '@kinora/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ledgerKey, subscriptionKey, subscriptionQuery } from '../queries/billing.ts';
import { limitsKey, limitsQuery } from '../queries/limits.ts';
import type { purchaseSeen } from './purchaseSeen.ts';

/** Stripe reports a payment by itself, most often within seconds, and that may be after the person is back. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Following<Told> {
  readonly api: StudioApi;
  readonly client: QueryClient;
  readonly userId: string;
  /** Whether it is still this person: the screen they came back to may be long gone. */
  readonly isHere: () => Promise<boolean>;
  /** Null as long as it is not to be seen. */
  readonly seen: (has: Parameters<typeof purchaseSeen>[1]) => Told | null;
  /** Called when the first look did not find it. */
  readonly onAwaited: () => void;
}

/**
 * Asks for all that a payment changes, and again with growing pauses until it is seen; null if it is not by then, and
 * nothing at all where somebody else is here by then. Every other window of this browser asks with it.
 */
export async function askForPurchase<Told>(following: Following<Told>): Promise<Told | null | undefined> {
  const { api, client, userId, isHere, seen, onAwaited } = following;
  const ask = async () => {
    for (const queryKey of [limitsKey(userId), subscriptionKey(userId), ledgerKey(userId)])
      void client.invalidateQueries({ queryKey });
    const [limits, subscription] = await Promise.all([
      client.fetchQuery(limitsQuery(api, userId)),
      client.fetchQuery(subscriptionQuery(api, userId)),
    ]);
    return seen({ balance: limits.credit_balance, subscription });
  };
  for (const next of [...pauses, null]) {
    // What could not be asked is asked with the next one.
    const told = (await isHere()) ? await ask().catch(() => null) : undefined;
    if (told !== null || next === null) return told;
    if (next === pauses[0]) onAwaited();
    await pause(next);
  }
  return undefined;
}
