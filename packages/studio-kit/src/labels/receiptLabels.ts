import { moreCredits } from '@kinora/contract';
import type { Words } from './words.ts';

const receiptText = {
  cost: 'What this costs',
  total: 'Total',
  unknown: 'Sign in to see who pays: an included generation or your credits.',
  includedPays: (left: string, of: string) =>
    `One of your ${of} included generations pays for this. ${left} left this month.`,
  creditsPay: (left: string) =>
    `Your balance pays for this. ${left === '1' ? '1 credit stays' : `${left} credits stay`}.`,
  covered: 'Paid for. If it fails, you get it back.',
  short: (lacking: string) => `You need ${moreCredits(lacking)}. Nothing is charged until you have them.`,
} as const;

/** What the receipt of a price says. It comes with that. */
export type ReceiptLabels = Words<typeof receiptText>;
export const receiptLabels: ReceiptLabels = receiptText;
