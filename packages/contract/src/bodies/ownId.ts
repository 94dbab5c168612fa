import * as v from 'valibot';

/** The id of something of the caller's own; whether it is theirs, the database says. */
export const ownId = (field: string) =>
  v.pipe(v.string(`${field} is missing.`), v.uuid(`${field} must be the id of one of yours.`));
