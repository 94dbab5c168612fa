import { signedIn } from './access.ts';
import { answer } from './answer.ts';
import { parsedBody } from './parsedBody.ts';
import { stopEngine, type StoppedJob } from '../engines/stopEngine.ts';

interface Purged {
  readonly deleted: number;
  readonly places: readonly string[];
  readonly stopped: readonly StoppedJob[];
}

/** Deletes for good what is in one's own trash, with its files (D35). */
export const deleteForever = signedIn(
  { name: 'delete-forever', mostPerMinute: 60 },
  async (request, context, user) => {
    const { ids, all } = await parsedBody(request, 'delete-forever');
    const purged = await context.database.call<Purged>('delete_forever', {
      p_user: user.id,
      p_ids: all ? null : `{${ids.join(',')}}`,
    });
    await stopEngine(purged.stopped, context);
    // Rows first: should this fail, the files count as unused and the sweep takes them.
    await context.files.remove(purged.places);
    return answer({ deleted: purged.deleted });
  },
);
