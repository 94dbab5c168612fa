import type { StudioProblem } from '../errors.ts';
import { shownNumber } from '../billing/coverage.ts';
import type { AnyForm } from '../tools/defineTool.ts';
import { fullTitleOf } from '../tools/fullTitleOf.ts';

/** Said when neither an included generation nor the balance covers a price. */
export const notEnoughCredits = (needed: number, balance: number): StudioProblem => ({
  kind: 'NotEnoughCredits',
  message: `This costs ${shownNumber(needed)} credits and your balance is ${shownNumber(balance)}. Nothing was charged.`,
  needed,
  balance,
});

/** Said when a person has as many of a tool under way as it allows. */
export const mostOfToolUnderWay = (most: number): string =>
  `${most === 1 ? 'One of these is' : `${shownNumber(most)} of these are`} under way already. Wait until one is done; nothing was charged.`;

/** Said when the engine of a server can't run a tool at all. */
export const notOffered = (tool: Pick<AnyForm, 'title' | 'fullTitle'>): string =>
  `${fullTitleOf(tool)} is not offered by the engine of this server. Nothing was charged.`;
