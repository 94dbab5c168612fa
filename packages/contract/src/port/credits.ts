import type { CreditPack } from '../entities/creditPack.ts';
import type { LedgerEntry } from '../entities/ledgerEntry.ts';
import type { Payment } from '../entities/payment.ts';
import type { VideoLimits } from '../entities/videoLimits.ts';
import type { Cancellable } from './cancellable.ts';
import type { Page, PageQuery } from './page.ts';

export interface CreditsApi {
  limits(options?: Cancellable): Promise<VideoLimits>;
  /** What is for sale, the smallest first (A184). Open to visitors. */
  packs(options?: Cancellable): Promise<readonly CreditPack[]>;
  /** Where a pack is paid. NotFound for one that is not for sale. */
  purchase(packId: string): Promise<{ readonly url: string }>;
  /** Every movement of credits and included generations, newest first. */
  ledger(query?: PageQuery): Promise<Page<LedgerEntry>>;
  /** Receipts, newest first. */
  payments(options?: Cancellable): Promise<readonly Payment[]>;
}
