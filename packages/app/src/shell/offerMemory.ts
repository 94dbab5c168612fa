import { recall, remember } from '../deviceMemory.ts';

const key = 'kinora-banner';
const dismissed = 'dismissed';

/** Whether nobody has dismissed the offer on this device. */
export const isOfferOpen = (): boolean => recall(key) !== dismissed;

export const rememberDismissed = (): void => remember(key, dismissed);
