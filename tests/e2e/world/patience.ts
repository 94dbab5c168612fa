/** A busy machine is not a defect: how long a journey, and each thing that it waits for, may take. */
export const patience = { journey: 240_000, screen: 30_000 } as const;

/** For what the engine makes, which may wait behind another's. */
export const untilMade = { timeout: 90_000 } as const;
