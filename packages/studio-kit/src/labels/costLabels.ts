import { costWords, moreCredits } from '@kinora/contract';

/** What a price says. */
export const costText = {
  ...costWords,
  cost: 'What this costs',
  total: 'Total',
  unknown: 'Sign in to see who pays: an included generation or your credits.',
  includedPays: (left: string, of: string) =>
    `One of your ${of} included generations pays for this. ${left} left this month.`,
  creditsPay: (left: string) =>
    `Your balance pays for this. ${left === '1' ? '1 credit stays' : `${left} credits stay`}.`,
  covered: 'Paid for. If it fails, you get it back.',
  short: (lacking: string) => `You need ${moreCredits(lacking)}. Nothing is charged until you have them.`,
};
