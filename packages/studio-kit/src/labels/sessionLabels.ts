import type { Words } from './words.ts';

const sessionText = {
  lastUsed: 'Last used',
  /** Tells devices of the same name apart. */
  since: (moment: string) => `signed in ${moment}`,
  usedNow: 'In use now',
  unknownDevice: 'Unknown device',
  signOutDevice: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
};

/** What is said of where an account is signed in. */
export type SessionLabels = Words<typeof sessionText>;
export const sessionLabels: SessionLabels = sessionText;
