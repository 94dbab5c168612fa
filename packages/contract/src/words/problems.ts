import type { StudioProblem } from '../errors.ts';
import { shownNumber } from '../billing/payer.ts';

/** Said when neither an included generation nor the balance covers a price. */
export const notEnoughCredits = (needed: number, balance: number): StudioProblem => ({
  kind: 'NotEnoughCredits',
  message: `This costs ${shownNumber(needed)} credits and your balance is ${shownNumber(balance)}. Nothing was charged.`,
  needed,
  balance,
});
