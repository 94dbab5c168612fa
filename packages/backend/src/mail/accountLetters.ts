import { accountFormWords } from '@kinora/contract';
import { composeLetter, type Letter } from './letter.ts';
import type { Mail } from './mail.ts';

/** The kinds of link that the auth server sends out. */
export const linkKinds = ['signup', 'recovery', 'magiclink', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

const hour = 'The link works once, for one hour.';

const words: Record<LinkKind, Pick<Letter, 'subject' | 'opening' | 'closing'> & { readonly label: string }> =
  {
    signup: {
      subject: 'Confirm your email address',
      opening: 'Confirm this address to finish creating your Kinora account.',
      label: 'Confirm address',
      closing: `${hour} If you did not create an account, ignore this mail: nothing happens.`,
    },
    recovery: {
      subject: 'Reset your password',
      opening: 'Choose a new password for your Kinora account.',
      label: 'Choose a new password',
      closing: `${hour} If you did not ask for this, ignore this mail: your password stays as it is.`,
    },
    magiclink: {
      subject: 'Your sign-in link',
      opening: 'Sign in to Kinora with this link.',
      label: 'Sign in',
      closing: `${hour} If you did not ask for this, ignore this mail: nobody gets in.`,
    },
    email_change: {
      subject: 'Confirm your new email address',
      opening: 'Confirm that your Kinora account moves to another address.',
      label: 'Confirm the change',
      closing: `${hour} If you did not ask for this, change your password: somebody may know it.`,
    },
  };

/** To whom signed up once more: the page says to everybody that a mail is on its way, and tells nobody who is here. */
export const alreadyHereLetter = (to: string, href: string): Mail =>
  composeLetter({
    to,
    subject: 'You already have an account',
    opening: 'Somebody signed up for Kinora with this address. It has an account already, so none was made.',
    action: { label: 'Open Kinora', href },
    closing: `Sign in there with your password, or choose ‘${accountFormWords.forgotPassword}’ for a new one. If this was not you, ignore this mail: nothing happens.`,
  });

export function accountLetter(kind: LinkKind, to: string, href: string): Mail {
  const { label, ...rest } = words[kind];
  return composeLetter({ to, ...rest, action: { label, href } });
}
