/** On the button that clears inputs and result. */
export const againWords = { another: 'Create Another', fresh: 'Generate New', reset: 'Reset' } as const;

/** Once more with what the form holds, where chance decides anew, and with who pays for it. */
export const varyWords = {
  vary: 'Vary',
  included: 'Vary · included',
  /** As the price stands on Generate: longer words began another line, under what is docked at the foot. */
  priced: (credits: string) => `Vary · ${credits}`,
  /** Said after it to who can't see where it stands. */
  unit: (credits: string) => (credits === '1' ? 'credit' : 'credits'),
} as const;
