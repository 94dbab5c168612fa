/** On the button that clears inputs and result. */
export const againWords = { another: 'Create Another', fresh: 'Generate New', reset: 'Reset' } as const;

/** Once more with what the form holds, where chance decides anew, and with who pays for it. */
export const varyWords = {
  vary: 'Vary',
  included: 'Vary · included',
  forCredits: (credits: string) => `Vary for ${credits} ${credits === '1' ? 'credit' : 'credits'}`,
} as const;
