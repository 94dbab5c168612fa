/** Looks at what a person wrote before any engine sees it. */
export interface SafetyFilter {
  /** Why these words are refused, for the person; null when they are fine. */
  objection(words: readonly string[]): Promise<string | null>;
}
