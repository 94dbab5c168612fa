import { describe } from 'vitest';
import { accountPromises } from './conformance/account.ts';
import { authPromises } from './conformance/auth.ts';
import { Bench, type StudioApiUnderTest } from './conformance/bench.ts';
import { creationPromises } from './conformance/creations.ts';
import { otherPromises } from './conformance/elsewhere.ts';
import { generationPromises } from './conformance/generations.ts';
import { libraryPromises } from './conformance/library.ts';
import { moneyPromises } from './conformance/money.ts';
import { noTrainingPromises, trainingPromises } from './conformance/training.ts';
import { mostAtOncePromises, sentPricePromises, toolPromises } from './conformance/tools.ts';
import { atOncePromises } from './conformance/toolsAtOnce.ts';
import { visitorPromises } from './conformance/visitor.ts';

import type { FixtureTool } from './tools/fixtureTools.ts';

export type { StudioApiUnderTest } from './conformance/bench.ts';

/** What every implementation of the port must do, whoever it speaks to. */
export function describeStudioApi(
  name: string,
  makeApi: () => Promise<StudioApiUnderTest>,
  timeout = 30_000,
): void {
  describe(`${name} keeps the port's promises`, { timeout }, () => {
    const bench = new Bench(name, makeApi, timeout);
    authPromises(bench);
    visitorPromises(bench);
    accountPromises(bench);
    moneyPromises(bench);
    generationPromises(bench);
    creationPromises(bench);
    libraryPromises(bench);
    noTrainingPromises(bench);
    otherPromises(bench);
  });
}

/** What an implementation must do beside that whose server has a trainer (D32). */
export function describeTraining(
  name: string,
  makeApi: () => Promise<StudioApiUnderTest>,
  timeout = 30_000,
): void {
  describe(`${name} keeps the promises of a trainer`, { timeout }, () => {
    trainingPromises(new Bench(`${name} training`, makeApi, timeout));
  });
}

/**
 * What an implementation must do for any tool that its server offers, here for these; its engine holds their jobs. A
 * server that makes a job of everything is given them without `isAnsweredAtOnce`, and has to keep its word as for any other.
 */
export function describeTools(
  name: string,
  tools: readonly FixtureTool[],
  makeApi: () => Promise<StudioApiUnderTest>,
  timeout = 30_000,
): void {
  describe(`${name} keeps the promises of a tool`, { timeout }, () => {
    const bench = new Bench(`${name} tools`, makeApi, timeout);
    for (const tool of tools)
      if (tool.isAnsweredAtOnce) atOncePromises(bench, tool);
      else toolPromises(bench, tool);
    for (const tool of tools.filter((each) => each.tool.call.sendsPrice)) sentPricePromises(bench, tool);
    for (const tool of tools.filter((each) => !each.isAnsweredAtOnce)) {
      const { mostAtOnce } = tool.tool;
      if (mostAtOnce !== undefined) mostAtOncePromises(bench, tool, mostAtOnce);
    }
  });
}
