/** What a stage holds while something is under way, and once it is made. */
export const showing =
  ':is([data-component="DevelopingFrame"], [data-component="Skeleton"], [data-component^="Result"])';

/** What stands on a stage, under what was worked on, when that has come to nothing or can't be reached. */
export const told = '[data-component$="Card"]';
