/** How many pictures a model learns from: at least, better, and at most for any gain (A247, A248). */
export const trainingSet = { least: 5, better: 10, most: 20 } as const;

/** So many trainings that had begun may be stopped within a day: all of the price comes back, and the trainer was paid. */
export const mostStoppedTrainings = 3;

/** '5 pictures or more': what is asked for, in a sentence. */
export const leastSet = `${trainingSet.least} pictures or more` as const;

/** '10 to 20 pictures': what is recommended, in a sentence. */
export const recommendedSet = `${trainingSet.better} to ${trainingSet.most} pictures` as const;
