/** How long something may be on its way unsaid: what is there sooner simply comes, and a bar for a moment is a flicker. */
export const unsaidMilliseconds = 300;
