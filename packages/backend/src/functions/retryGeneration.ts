import { offeredHere, requestOf, type AnyTool } from '@kinora/contract';
import type { JobRequest } from '../jobs/job.ts';
import { signedIn } from './access.ts';
import { acceptGeneration, offerOf } from './acceptGeneration.ts';
import { answer, refuse } from './answer.ts';
import { earlierTask } from './earlierTask.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';
import { parsedBody } from './parsedBody.ts';

interface Asked {
  readonly tool: string;
  readonly request: JobRequest;
}

/** Asks for a creation again with the same inputs, at today's price, as a creation of its own. */
export const retryGeneration = signedIn(
  { name: 'retry-generation', mostPerMinute: 60 },
  async (request, context, user) => {
    const { creation_id: creation } = await parsedBody(request, 'retry-generation');
    const key = idempotencyKeyOf(request, context);
    const asked = await context.database.call<Asked | null>('request_of', {
      p_user: user.id,
      p_creation: creation,
    });
    const tool: AnyTool | undefined = context.tools.find((each) => each.id === asked?.tool);
    if (!asked || !tool)
      return refuse({ kind: 'Invalid', message: 'What this was made from is not known any more.' });
    const hash = `retry:${creation}`;
    const earlier = await earlierTask(user.id, key, hash, context.database);
    if (earlier) return answer({ taskId: earlier, message: tool.words.started }, 202);
    // Through the same door as the first time: what was right then may not be offered any more.
    const here = offeredHere(tool, offerOf(tool, context));
    const { body } = requestOf(here, asked.request.values);
    const taskId = await acceptGeneration({ tool, body, user, key, hash }, context);
    return answer({ taskId, message: tool.words.started }, 202);
  },
);
