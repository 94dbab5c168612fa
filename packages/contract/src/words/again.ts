/** On the button that clears inputs and result. */
export const againWords = { another: 'Create Another', fresh: 'Generate New', reset: 'Reset' } as const;
