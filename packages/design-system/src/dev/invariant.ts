/** What happened, why it matters and how to fix it, for the developer who reads it. */
export interface DeveloperMistake {
  what: string;
  why: string;
  fix: string;
}

/**
 * Throws on a developer's mistake. Write the words behind the expression that bundlers replace, so that none
 * of them reach production: `invariant(ok, process.env.NODE_ENV !== 'production' && { what, why, fix })`.
 */
export function invariant(holds: unknown, mistake: DeveloperMistake | false): asserts holds {
  if (holds) return;
  const said = mistake ? `${mistake.what} ${mistake.why} ${mistake.fix}` : 'used wrongly.';
  throw new Error(`Kinora: ${said}`);
}
