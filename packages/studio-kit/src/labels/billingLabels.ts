import { accountWords, ledgerWords, priceWords } from '@kinora/contract';
import type { Words } from './words.ts';

const billingText = {
  ...priceWords,
  cost: 'What this costs',
  total: 'Total',
  unknown: 'Sign in to see who pays: an included generation or your credits.',
  includedPays: (left: string, of: string) =>
    `One of your ${of} included generations pays for this. ${left} left this month.`,
  creditsPay: (left: string) => `Your balance pays for this. ${left} credits stay.`,
  covered: 'Paid for. If it fails, you get it back.',
  short: (lacking: string) => `You need ${lacking} more credits. Nothing is charged until you have them.`,

  credits: 'Credits',
  creditWord: { one: 'credit', other: 'credits' },
  refresh: 'Refresh credits',
  loadingCredits: 'Loading credits',
  tryAgain: 'Try again',
  visitorTitle: ({ videos, images }: { readonly videos: number; readonly images: number }) =>
    `${videos} videos and ${images} images a month, free`,
  visitorText: 'Sign in to see your credits and what is included.',
  signIn: 'Sign In',
  videos: 'Included videos',
  images: 'Included images',
  used: (used: string, of: string) => `${used} of ${of} used`,
  resetsOn: 'New ones on',
  history: accountWords.creditHistory,

  seePlans: 'See plans',

  cycle: 'Billing',

  perMonth: 'per month',
  billedYearly: 'billed yearly as',
  free: 'free, for good',
  subscribeTo: (plan: string) => `${priceWords.subscribe}: ${plan}`,
  nextTier: (plan: string) => `From then on: ${plan}.`,

  buy: 'Buy',
  buyPack: (pack: string, price: string) => `Buy ${pack} for ${price}`,
  perDollar: (credits: string) => `${credits} credits per $1`,
  bestFor: 'Best for',
  packsTitle: priceWords.getMore,
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
  showMore: 'Show more',
  included: { one: 'included', other: 'included' },
  reserved: (credits: string) => `${credits} reserved`,
  fromReserved: (credits: string) => `${credits} of what was reserved`,
} as const;

export type BillingLabels = Words<typeof billingText>;
export const billingLabels: BillingLabels = billingText;
