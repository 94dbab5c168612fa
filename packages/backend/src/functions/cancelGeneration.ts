import { signedIn } from './access.ts';
import { answer } from './answer.ts';
import { parsedBody } from './parsedBody.ts';
import { stopEngine, type StoppedJob } from '../engines/stopEngine.ts';

/** Ends one's own generation. What comes back was said before the press, and never becomes less by the press (D36). */
export const cancelGeneration = signedIn(
  { name: 'cancel-generation', mostPerMinute: 60 },
  async (request, context, user) => {
    const { task_id: task, returns } = await parsedBody(request, 'cancel-generation');
    const ended = await context.database.call<StoppedJob & { status: string; returned: string }>(
      'cancel_job',
      {
        p_user: user.id,
        p_job: task,
        p_told: returns ?? null,
      },
    );
    await stopEngine([ended], context);
    return answer({ status: ended.status, returned: ended.returned });
  },
);
