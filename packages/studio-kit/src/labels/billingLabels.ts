import { costWords, generalWords, planWords } from '@kinora/contract';
import { creditText } from './creditLabels.ts';
import type { LedgerLabels } from './ledgerLabels.ts';
import type { ReceiptLabels } from './receiptLabels.ts';
import type { Words } from './words.ts';

const billingText = {
  ...costWords,
  ...creditText,
  ...planWords,

  cycle: 'Billing',

  perMonth: 'per month',
  billedYearly: 'billed yearly as',
  free: 'free, for good',
  subscribeTo: (plan: string) => `${planWords.subscribe}: ${plan}`,
  nextTier: (plan: string) => `From then on: ${plan}.`,

  buy: 'Buy',
  buyPack: (pack: string, price: string) => `Buy ${pack} for ${price}`,
  perDollar: (credits: string) => `${credits} credits per $1`,
  bestFor: 'Best for',
  packsTitle: creditText.getMore,
  loadingPacks: 'Loading credit packs',
  noPacks: { title: 'No packs for sale', description: 'Credit packs appear here once there are any.' },
  balance: 'Your balance',

  loadingLedger: 'Loading the credit history',
  showMore: generalWords.showMore,
} as const;

export type BillingLabels = Words<typeof billingText> & LedgerLabels & ReceiptLabels;
export const billingLabels: Words<typeof billingText> = billingText;
