import * as v from 'valibot';
import { ownId } from './ownId.ts';

const mostAtOnce = 100;

/** What delete-forever takes: ids of one's own trash, or all of it (D35). */
export const purgeSchema = v.pipe(
  v.object({
    ids: v.optional(
      v.pipe(
        v.array(ownId('ids'), 'ids must be a list of ids of yours.'),
        v.maxLength(mostAtOnce, `ids can name up to ${mostAtOnce}.`),
      ),
      [],
    ),
    all: v.optional(v.literal(true, 'all can only be true.')),
  }),
  v.forward(
    v.check(
      ({ ids, all }) => all === true || ids.length > 0,
      'Name the creations of your trash in ids, or empty it with all: true.',
    ),
    ['ids'],
  ),
);

/** And what it answers: how many are gone. */
export const purgedSchema = v.object({ deleted: v.number() });
