import { coverageOf } from '../../billing/coverage.ts';
import type { Creation } from '../../entities/creation.ts';
import type { LedgerKind } from '../../entities/ledgerEntry.ts';
import { StudioError } from '../../errors.ts';
import type { Allowance } from '../../tools/defineTool.ts';
import { notEnoughCredits } from '../../words/problems.ts';
import type { FakeAccount } from './fakeAccount.ts';

export interface Hold {
  readonly paidBy: Creation['paid_by'];
  take(): void;
  giveBack(): void;
}

interface Movement {
  readonly kind: LedgerKind;
  readonly balance?: number;
  readonly held?: number;
  readonly included?: number;
  readonly creationId?: string;
  readonly note?: string;
  readonly at: string;
}

/** Moves credits and writes the line that says so. */
export function move(account: FakeAccount, movement: Movement): void {
  account.balance += movement.balance ?? 0;
  account.held += movement.held ?? 0;
  const creation = account.creations.find((each) => each.id === movement.creationId);
  account.ledger = [
    {
      id: account.ledger.length + 1,
      kind: movement.kind,
      balance_delta: movement.balance ?? 0,
      held_delta: movement.held ?? 0,
      included_delta: movement.included ?? 0,
      balance_after: account.balance,
      held_after: account.held,
      note: movement.note ?? null,
      creation_id: movement.creationId ?? null,
      creation_title: creation?.title ?? creation?.prompt ?? null,
      payment_id: null,
      created_at: movement.at,
    },
    ...account.ledger,
  ];
}

/** Reserves what a generation costs: an included one first, then credits (D11). Settled once, whatever comes twice. */
export function hold(
  account: FakeAccount,
  allowance: Allowance | null,
  price: number,
  about: Pick<Movement, 'creationId' | 'note' | 'at'>,
): Hold {
  const [left, of] =
    allowance === 'video'
      ? (['included', 'includedOf'] as const)
      : (['includedImages', 'includedImagesOf'] as const);
  const coverage = coverageOf(price, {
    includedLeft: allowance === null ? 0 : account[left],
    includedOf: account[of],
    balance: account.balance,
  });
  if (coverage.by === 'short') throw new StudioError(notEnoughCredits(price, coverage.balance));
  const isIncluded = coverage.by === 'included';
  const credits = isIncluded ? 0 : price;
  if (isIncluded) account[left] -= 1;
  move(account, {
    kind: 'hold',
    balance: -credits,
    held: credits,
    included: isIncluded ? -1 : 0,
    ...about,
  });
  let isSettled = false;
  const settleHold = (kind: 'capture' | 'release', back: boolean) => () => {
    if (isSettled) return;
    isSettled = true;
    if (back) {
      if (isIncluded) account[left] += 1;
      account.creations = account.creations.map((each) =>
        each.id === about.creationId ? { ...each, paid_by: 'nobody' } : each,
      );
    }
    move(account, {
      kind,
      balance: back ? credits : 0,
      held: -credits,
      included: back && isIncluded ? 1 : 0,
      ...about,
    });
  };
  return {
    paidBy: isIncluded ? 'included' : 'credits',
    take: settleHold('capture', false),
    giveBack: settleHold('release', true),
  };
}
