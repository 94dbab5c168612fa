import { limitWords, routes, shellWords } from '@kinora/contract';

/** What a user's menu says, which every page has: apart from the rest of what accounts say. */
export const userText = {
  account: routes.account.title,
  getCredits: limitWords.getMore,
  profile: shellWords.profile,
  settings: shellWords.settings,
  signOut: shellWords.signOut,
};
