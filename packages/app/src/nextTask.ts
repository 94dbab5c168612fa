/** Goes on in a task of its own: the page answers in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
