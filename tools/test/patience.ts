/** A busy machine is not a defect: how long a test waits for what has to come. It costs nothing where it comes. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
} as const;
