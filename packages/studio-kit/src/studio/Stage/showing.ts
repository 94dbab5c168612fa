/** What a stage holds while something is under way, and once it is made. */
export const showing =
  ':is([data-component="DevelopingFrame"], [data-component="Skeleton"], [data-component^="Result"])';
