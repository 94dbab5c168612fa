import { generateReplySchema, jobSchema, toolFor, type GenerateApi } from '@kinora/contract';
import * as v from 'valibot';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { followJob } from './followJob.ts';
import { restAnswer } from './problems.ts';
import { understood } from './understood.ts';

export const generateApi = (connection: Connection): GenerateApi => ({
  async submit(request, { idempotencyKey, signal }) {
    await connection.session();
    const answer = await callFunction(connection, request.function, {
      body: request.body,
      headers: { 'idempotency-key': idempotencyKey },
      signal,
      failed: toolFor(request.function, request.body['model'])?.words.failed,
    });
    return understood(generateReplySchema, answer);
  },

  follow: (taskId, { signal } = {}) => followJob(connection, taskId, signal),

  async running({ signal } = {}) {
    await connection.session();
    const query = connection.rest.rpc('running_jobs');
    const { data } = await restAnswer(signal ? query.abortSignal(signal) : query, signal);
    return understood(v.array(jobSchema), data);
  },
});
