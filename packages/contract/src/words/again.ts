/** On the button that clears inputs and result. */
export const againWords = { another: 'Create Another', fresh: 'Generate New', reset: 'Reset' } as const;

/** Once more with what the form holds, where chance decides anew. */
export const varyFor = (credits: number): string =>
  `Vary for ${credits} ${credits === 1 ? 'credit' : 'credits'}`;
