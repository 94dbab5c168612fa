import * as v from 'valibot';

export const ledgerKinds = [
  'grant',
  'purchase',
  'allowance',
  'hold',
  'capture',
  'release',
  'adjustment',
] as const;

const whole = v.pipe(v.number(), v.integer());

/** A line of the credit history, as credit_history answers: what moved, and what was left. */
export const ledgerEntrySchema = v.object({
  id: whole,
  kind: v.picklist(ledgerKinds),
  balance_delta: whole,
  held_delta: whole,
  /** Included generations, where one of those paid. */
  included_delta: whole,
  balance_after: whole,
  held_after: whole,
  note: v.nullable(v.string()),
  creation_id: v.nullable(v.string()),
  creation_title: v.nullable(v.string()),
  payment_id: v.nullable(v.string()),
  created_at: v.string(),
});

export type LedgerEntry = v.InferOutput<typeof ledgerEntrySchema>;
export type LedgerKind = LedgerEntry['kind'];

/** What a line of the credit history is drawn of. */
export type ShownEntry = Pick<
  LedgerEntry,
  | 'id'
  | 'kind'
  | 'balance_delta'
  | 'held_delta'
  | 'included_delta'
  | 'balance_after'
  | 'note'
  | 'creation_id'
  | 'creation_title'
  | 'created_at'
>;

/** A part of the ledger, as credit_history answers; `next` is the key of the part behind it. */
export const ledgerPageSchema = v.object({
  items: v.array(ledgerEntrySchema),
  total: v.number(),
  next: v.nullable(v.number()),
});
