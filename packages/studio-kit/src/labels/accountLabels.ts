import {
  accountDeedWords,
  accountFormWords,
  generalWords,
  planWords,
  routes,
  shellWords,
  signInWords,
} from '@kinora/contract';
import type { DeletionLabels } from './deletionLabels.ts';
import type { SessionLabels } from './sessionLabels.ts';
import { userText } from './userLabels.ts';
import type { Words } from './words.ts';

const accountText = {
  ...signInWords,
  ...accountDeedWords,
  ...accountFormWords,
  ...userText,
  product: shellWords.product,
  welcome: `Welcome to ${shellWords.product}`,
  signIn: shellWords.signIn,
  loading: 'Loading',
  creditsAndPlan: 'Credits and plan',
  credits: 'Credits',
  included: (left: number, of: number) => `${left} of ${of} left`,
  videos: 'Included videos',
  images: 'Included images',
  plan: 'Plan',
  resets: 'Next month begins',
  paidUntil: 'Renews',
  endsOn: 'Ends',
  changePlan: 'See plans',
  manageBilling: planWords.manageBilling,
  cardFailed: 'The last payment failed',
  keptUntil: 'Update your card in Manage Billing. Your plan stays until',
  sessions: 'Where you are signed in',
  couldNotLoad: 'This could not be loaded.',
  tryAgain: generalWords.tryAgain,
  offline: generalWords.offline,
  yourData: 'Your data',
  exportHelp: 'An archive with all you made and all we know of you.',
  exportData: 'Export my data',
  downloadData: 'Download the archive',
  deletion: 'Delete account',
  deletionHelp: 'Everything you made goes with it, for good.',
  deleteAccount: 'Delete account…',
  terms: routes.terms.title,
  privacy: routes.privacy.title,
};

/** What comes with the pages of an account. */
export type AccountWords = Words<typeof accountText>;
export type AccountLabels = AccountWords & DeletionLabels & SessionLabels;
export const accountLabels: AccountWords = accountText;
