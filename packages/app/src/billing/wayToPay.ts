import type { Subscription } from '@kinora/contract';
import { tabSession, type TabSession } from '../tabSession.ts';

/** What a payment adds to, as far as it is known. */
export interface HeldFunds {
  readonly balance?: number | undefined;
  readonly subscription?: Subscription | undefined;
}

/** What somebody leaves behind who goes to pay. */
export interface WayToPay {
  readonly userId: string;
  readonly bought: 'credits' | 'plan';
  /** Where they were at work, and what that place is called. */
  readonly from: { readonly href: string; readonly title: string };
  readonly had: HeldFunds;
}

const key = 'kinora-way-to-pay';

/** A tab that is opened begins with a copy of this one's session: whichever they come back in knows of it. */
export function leaveWay(way: WayToPay, session: TabSession = tabSession()): void {
  try {
    session.setItem(key, JSON.stringify(way));
  } catch {
    // Where nothing more can be kept, they are told less when they are back.
  }
}

export function wayLeft(session: TabSession = tabSession()): WayToPay | null {
  try {
    return JSON.parse(session.getItem(key) ?? 'null') as WayToPay | null;
  } catch {
    // What can't be read leads nowhere.
    return null;
  }
}

export const forgetWay = (session: TabSession = tabSession()): void => session.removeItem(key);
