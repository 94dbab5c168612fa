const missing = /dynamically imported module|importing a module script|Failed to fetch|Unable to preload/i;

/** Whether code did not arrive, rather than broke. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && missing.test(error.message);
