import { shownNumber } from '@kinora/contract';
import { composeLetter, type Letter } from './letter.ts';
import type { Mail } from './mail.ts';

/** What the database writes down for each kind of mail that it finds due. */
export interface LetterFacts {
  readonly receipt: {
    readonly item: string;
    readonly credits?: number;
    readonly cents: number;
    readonly currency: string;
    readonly paidAt: string;
    readonly renewsAt?: string;
    readonly reference: string;
  };
  /** Paid while another plan was in force: `kept` is that one, unless it is gone since. */
  readonly paidTwice: {
    readonly plan: string;
    readonly kept: string | null;
    readonly cents: number;
    readonly currency: string;
    readonly reference: string;
  };
  /** Paid for a plan that had ended. */
  readonly paidLate: {
    readonly plan: string;
    readonly cents: number;
    readonly currency: string;
    readonly reference: string;
  };
  /** For the operator: money that bought nothing and did not go back by itself. */
  readonly moneyByHand: {
    readonly provider: string;
    readonly reference: string;
    readonly charge: string | null;
    readonly cents: number;
    readonly currency: string;
    readonly why: string;
    readonly problem: string;
  };
  /** For the operator: a subscription at the provider that nothing here proves to be ours. */
  readonly foreignSubscription: {
    readonly provider: string;
    readonly subscription: string;
    readonly customer: string | null;
    readonly plan: string;
  };
  readonly paymentFailed: { readonly plan: string; readonly until: string };
  readonly planEnded: { readonly plan: string };
  readonly videoLimit: {
    readonly share: 80 | 100;
    readonly used: number;
    readonly limit: number;
    readonly resetDate: string;
    readonly balance: number;
  };
  readonly accountDeleted: Readonly<Record<string, never>>;
  readonly feedback: {
    readonly name: string;
    readonly email: string;
    readonly type: string;
    readonly subject: string;
    readonly message: string;
    readonly rating: number | null;
    readonly isSignedIn: boolean;
  };
  readonly albumReport: {
    readonly title: string;
    readonly reason: string;
    readonly message: string;
    readonly token: string;
  };
}

export type LetterKind = keyof LetterFacts;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const on = (iso: string) => day.format(new Date(iso));

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

type Words = Omit<Letter, 'to'>;

const letters: { readonly [Kind in LetterKind]: (facts: LetterFacts[Kind], site: string) => Words } = {
  receipt: ({ item, credits, cents, currency, paidAt, renewsAt, reference }, site) => ({
    subject: `Receipt for the ${item}`,
    opening: `Thank you. Your payment of ${money(cents, currency)} has arrived.`,
    facts: [
      ['Bought', item],
      ...(credits ? [['Credits', shownNumber(credits)] as const] : []),
      ['Paid', money(cents, currency)],
      ['Date', on(paidAt)],
      ...(renewsAt ? [['Renews on', on(renewsAt)] as const] : []),
      ['Reference', reference],
    ],
    action: { label: 'See your account', href: `${site}/account` },
    closing: credits
      ? 'Credits never expire. If something is wrong with this payment, write to us under Feedback in Kinora.'
      : 'You can change or cancel the plan at any time under Manage Billing.',
  }),
  paidTwice: ({ plan, kept, cents, currency, reference }, site) => ({
    subject: 'Your second payment for a plan goes back',
    opening: `Your payment of ${money(cents, currency)} for the ${plan} plan came while ${kept ? `the ${kept} plan` : 'another plan'} was in force already. The second plan was ended, and all of its payment goes back to where it came from.`,
    facts: [
      ['Given back', money(cents, currency)],
      ['Reference', reference],
    ],
    action: { label: 'See your plan', href: `${site}/pricing` },
    closing: 'To have the other plan instead, change to it there: you then pay only for the difference.',
  }),
  paidLate: ({ plan, cents, currency, reference }, site) => ({
    subject: `Your payment for ${plan} goes back`,
    opening: `Your payment of ${money(cents, currency)} for the ${plan} plan came after that plan had ended. It bought nothing, so all of it goes back to where it came from.`,
    facts: [
      ['Given back', money(cents, currency)],
      ['Reference', reference],
    ],
    action: { label: 'See the plans', href: `${site}/pricing` },
    closing: 'To have the plan again, choose it there.',
  }),
  moneyByHand: ({ provider, reference, charge, cents, currency, why, problem }) => ({
    subject: `A payment of ${money(cents, currency)} has to be looked at`,
    opening: `${why} ${problem}`,
    facts: [
      ['Provider', provider],
      ['Reference', reference],
      ...(charge ? [['Charge', charge] as const] : []),
      ['Paid', money(cents, currency)],
    ],
    closing: 'Look at it at the provider, and give it back there where it should not have been taken.',
  }),
  foreignSubscription: ({ provider, subscription, customer, plan }) => ({
    subject: 'A subscription is left alone',
    opening:
      'The payment provider reports a subscription whose person or plan is none of this installation’s. Another installation may have sold it through the same account, so it goes on, and nothing of it is given back.',
    facts: [
      ['Provider', provider],
      ['Subscription', subscription],
      ...(customer ? [['Customer', customer] as const] : []),
      ['Plan', plan],
    ],
    closing:
      'If it should be yours, end it at the provider and give back there what was paid. Others that are found are written in the log alone.',
  }),
  paymentFailed: ({ plan, until }, site) => ({
    subject: `Your payment for ${plan} failed`,
    opening: `Your card was declined for the next period of the ${plan} plan. You keep the plan until ${on(until)}, so that you have time to mend it.`,
    action: { label: 'Check your card', href: `${site}/pricing` },
    closing:
      'When the payment succeeds, nothing else changes. If it does not, your account goes on with the Free plan.',
  }),
  planEnded: ({ plan }, site) => ({
    subject: `Your ${plan} plan has ended`,
    opening: `The ${plan} plan has ended and your account goes on with the Free plan. Your creations, your credits and generations that still roll over stay yours.`,
    action: { label: 'See the plans', href: `${site}/pricing` },
    closing: 'You will not be charged again.',
  }),
  videoLimit: ({ share, used, limit, resetDate, balance }, site) => ({
    subject: share === 100 ? 'All included videos are used' : 'Most included videos are used',
    opening:
      share === 100
        ? `You have used all ${limit} video generations that your plan includes this month. New ones come on ${on(resetDate)}.`
        : `You have used ${used} of ${limit} video generations that your plan includes this month. New ones come on ${on(resetDate)}.`,
    facts: [['Credits you can go on with', shownNumber(balance)]],
    action: { label: 'See plans and credit packs', href: `${site}/pricing` },
    closing: 'You get this mail at most twice a month: at four fifths, and at the end.',
  }),
  accountDeleted: () => ({
    subject: 'Your account is deleted',
    opening:
      'Your Kinora account is deleted, with everything that was in it. A subscription has ended with it.',
    closing:
      'Records of payments stay, without your name, for as long as the law asks. You will not be charged again.',
  }),
  feedback: ({ name, email, type, subject, message, rating, isSignedIn }) => ({
    subject: `Feedback: ${subject.replaceAll(/\s+/g, ' ')}`,
    opening: `${name} wrote through the feedback form. Answer this mail to write back.`,
    facts: [
      ['From', `${name}, ${email}${isSignedIn ? ', signed in' : ''}`],
      ['Type', type],
      ...(rating ? [['Rating', `${rating} of 5`] as const] : []),
    ],
    quote: message,
    closing: 'The address is the one that was typed into the form; nobody has checked it.',
    replyTo: email,
  }),
  albumReport: ({ title, reason, message, token }, site) => ({
    subject: `Report of a public album: ${reason}`,
    opening: `Somebody who has the link reported the public album "${title.replaceAll(/\s+/g, ' ')}".`,
    facts: [['Reason', reason]],
    ...(message && { quote: message }),
    action: { label: 'See the album', href: `${site}/saved-albums?shared=${token}` },
    closing:
      'The report is kept in album_reports. The album ends being public when its share_token is set to null.',
  }),
};

/** A mail that is due; null for a kind that this version does not know. */
export function dueLetter(kind: string, facts: unknown, to: string, site: string): Mail | null {
  if (!Object.hasOwn(letters, kind)) return null;
  const words = letters[kind as LetterKind] as (facts: unknown, site: string) => Words;
  return composeLetter({ to, ...words(facts, site) });
}
