import { accountWords, generalWords, ledgerWords, planWords, receiptWords } from '@kinora/contract';
import { costText } from './costLabels.ts';
import { creditText } from './creditLabels.ts';
import type { Words } from './words.ts';

const billingText = {
  ...costText,
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

  ledger: accountWords.creditHistory,
  ledgerKinds: ledgerWords,
  ledgerColumns: { when: 'When', what: 'What', creation: 'Creation', change: 'Change', balance: 'Balance' },
  ledgerEmpty: {
    title: 'Nothing moved yet',
    description: 'Every credit that is granted, reserved, taken or given back is told here.',
  },
  loadingLedger: 'Loading the credit history',
  showMore: generalWords.showMore,
  included: { one: 'included', other: 'included' },
  tookIncluded: receiptWords.included,
  reserved: (credits: string) => `${credits} reserved`,
  fromReserved: (credits: string) => `Reserved before: ${credits}`,
} as const;

export type BillingLabels = Words<typeof billingText>;
export const billingLabels: BillingLabels = billingText;
