import type { OutcomeLabels } from './outcomeLabels.ts';
import type { SetCheckLabels } from './setCheckLabels.ts';
import type { Words } from './words.ts';

const deviceText = {
  rehearses: (length: string, credits: string) =>
    `This is a rehearsal: nothing is trained. With a trainer it takes ${length} and costs ${credits} credits.`,
};

/** What studios say whose work is done on the person's own device. */
export type DeviceLabels = Words<typeof deviceText> & OutcomeLabels & SetCheckLabels;
export const deviceLabels: Words<typeof deviceText> = deviceText;
