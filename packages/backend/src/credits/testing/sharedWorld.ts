import { afterAll, afterEach, beforeAll, expect } from 'vitest';

interface World {
  /** Lines of the ledger's check, where there is a ledger. */
  drift?(): Promise<unknown[]>;
  close(): Promise<void>;
}

/** One world for a file of tests, there from before the first to after the last, its ledger whole after each. */
export function sharedWorld<W extends World>(open: () => Promise<W>): W {
  const world = {} as W;
  beforeAll(async () => {
    Object.assign(world, await open());
  });
  afterEach(async () => {
    expect((await world.drift?.()) ?? []).toEqual([]);
  });
  afterAll(() => world.close());
  return world;
}
