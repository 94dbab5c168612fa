import { toolCalled, type AnyTool } from '@kinora/contract';
import { signedIn } from './access.ts';
import { acceptGeneration } from './acceptGeneration.ts';
import { answer, refuse } from './answer.ts';
import type { FunctionHandler } from './context.ts';
import { earlierTask } from './earlierTask.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';
import { withBody } from './heldBody.ts';
import { parseJson } from './readBody.ts';
import { requestHash } from './requestHash.ts';

const accepted = (taskId: string, tool: AnyTool) => answer({ taskId, message: tool.words.started }, 202);

/** The door of every tool that is called by this function's name: checks, prices, reserves, and hands over to the worker. */
export const generate = (calledFunction: string): FunctionHandler =>
  signedIn({ name: calledFunction, mostPerMinute: 60 }, (request, context, user) =>
    withBody(request, user, context, async (bytes) => {
      const body = parseJson(bytes);
      const tool = toolCalled(calledFunction, body, context.tools);
      if (!tool)
        return refuse({ kind: 'Invalid', message: 'This model is not offered here.', field: 'model' });
      const key = idempotencyKeyOf(request, context);
      const hash = await requestHash(bytes);
      const earlier = await earlierTask(user.id, key, hash, context.database);
      if (earlier) return accepted(earlier, tool);
      return accepted(await acceptGeneration({ tool, body, user, key, hash }, context), tool);
    }),
  );
