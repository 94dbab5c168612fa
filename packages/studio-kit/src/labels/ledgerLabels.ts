import { accountWords, ledgerWords, receiptWords } from '@kinora/contract';
import type { Words } from './words.ts';

const ledgerText = {
  ledger: accountWords.creditHistory,
  ledgerKinds: ledgerWords,
  ledgerColumns: { when: 'When', what: 'What', creation: 'Creation', change: 'Change', balance: 'Balance' },
  ledgerEmpty: {
    title: 'Nothing moved yet',
    description: 'Every credit that is granted, reserved, taken or given back is told here.',
  },
  included: { one: 'included', other: 'included' },
  tookIncluded: receiptWords.included,
  reserved: (credits: string) => `${credits} reserved`,
  fromReserved: (credits: string) => `Reserved before: ${credits}`,
} as const;

/** What the lines of a credit history say. They come with them. */
export type LedgerLabels = Words<typeof ledgerText>;
export const ledgerLabels: LedgerLabels = ledgerText;
