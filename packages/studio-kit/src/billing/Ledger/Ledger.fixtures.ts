import type { LedgerEntry } from '@kinora/contract';
import { creationFixture, ledgerEntryFixture } from '@kinora/contract/testing';

const { id: creation_id } = creationFixture();
const clip = {
  creation_id,
  creation_title: 'A lighthouse keeper’s kitchen at dawn',
  note: null,
  payment_id: null,
};

/** An account's first weeks, newest first: granted, bought, reserved, taken, given back. */
export const firstWeeks: readonly LedgerEntry[] = [
  ledgerEntryFixture({
    ...clip,
    id: 8,
    kind: 'release',
    balance_delta: 300,
    held_delta: -300,
    balance_after: 3300,
    created_at: '2026-11-14T09:31:00.000Z',
  }),
  ledgerEntryFixture({
    ...clip,
    id: 7,
    kind: 'hold',
    balance_delta: -300,
    held_delta: 300,
    balance_after: 3000,
    held_after: 300,
    created_at: '2026-11-14T09:30:00.000Z',
  }),
  ledgerEntryFixture({
    ...clip,
    id: 6,
    kind: 'capture',
    balance_delta: 0,
    held_delta: -200,
    balance_after: 3300,
    created_at: '2026-11-12T18:02:00.000Z',
  }),
  ledgerEntryFixture({
    ...clip,
    id: 5,
    kind: 'hold',
    balance_delta: -200,
    held_delta: 200,
    balance_after: 3300,
    held_after: 200,
    created_at: '2026-11-12T18:00:00.000Z',
  }),
  ledgerEntryFixture({
    ...clip,
    id: 4,
    kind: 'capture',
    balance_delta: 0,
    balance_after: 3500,
    created_at: '2026-11-08T07:47:00.000Z',
  }),
  ledgerEntryFixture({
    ...clip,
    id: 3,
    kind: 'hold',
    balance_delta: 0,
    included_delta: -1,
    balance_after: 3500,
    created_at: '2026-11-08T07:45:00.000Z',
  }),
  ledgerEntryFixture({ id: 2, created_at: '2026-11-05T08:00:00.000Z' }),
  ledgerEntryFixture({
    id: 1,
    kind: 'allowance',
    balance_delta: 0,
    included_delta: 3,
    balance_after: 0,
    note: 'Free',
    payment_id: null,
  }),
];
