/** How long a component's test or a story looks for what has to come. No timer of the product is as long, so that it can be told from them. */
export const untilSeen = 8100;

/** A busy machine is not a defect: how long a test waits for what has to come. It costs nothing where it comes. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

/** Of a test that starts compilers, builds or whole test runs: seconds on a quiet machine, minutes where others work on it. */
export const toolTimeout = 600_000;
