/** Between two looks at something that is on its way: looking without a pause takes the processor that it needs. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
