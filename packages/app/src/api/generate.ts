import {
  cancelledSchema,
  capabilitiesSchema,
  generateReplySchema,
  jobSchema,
  lineIn,
  unsure,
  type GenerateApi,
  type ToolRequest,
} from '@kinora/contract';
import * as v from 'valibot';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { followJob } from './followJob.ts';
import { restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

/** They stand for an answer that nobody could read: it may have been accepted, and paid for. */
async function failedWords({ tool }: ToolRequest): Promise<string | undefined> {
  const { serverTools } = await import('./everyTool.ts');
  const words = serverTools.find(({ id }) => id === tool)?.words;
  return words && unsure(lineIn(words.failed));
}

async function jobsBy(connection: Connection, call: 'running_jobs' | 'recent_jobs', signal?: AbortSignal) {
  await connection.session();
  const query = connection.client.rpc(call);
  const { data } = await restAnswer(query, signal);
  return parseResponse(v.array(jobSchema), data);
}

export const generateApi = (connection: Connection): GenerateApi => ({
  async submit(request, { idempotencyKey, signal, onProgress }) {
    await connection.session();
    const send = () =>
      callFunction(connection, request.function, {
        body: request.body,
        headers: { 'idempotency-key': idempotencyKey },
        signal,
        failed: () => failedWords(request),
      });
    // What is small never needs it, and what does can be sent without.
    const telling = onProgress && (await import('./fetchWithProgress.ts').catch(() => null));
    const { environment } = connection;
    const answer = await (telling
      ? connection.sendingBy(
          fetchWithRetry({ ...environment, fetch: telling.fetchWithProgress(environment.fetch, onProgress) }),
          `/functions/v1/${request.function}`,
          send,
        )
      : send());
    return parseResponse(generateReplySchema, answer);
  },

  follow: (taskId, options) => followJob(connection, taskId, options),

  async cancel(taskId, { returns } = {}) {
    await connection.session();
    const answer = await callFunction(connection, 'cancel-generation', {
      body: { task_id: taskId, ...(returns && { returns }) },
    });
    return parseResponse(cancelledSchema, answer);
  },

  async retry(creationId, { idempotencyKey }) {
    await connection.session();
    const answer = await callFunction(connection, 'retry-generation', {
      body: { creation_id: creationId },
      headers: { 'idempotency-key': idempotencyKey },
    });
    return parseResponse(generateReplySchema, answer);
  },

  async capabilities({ signal } = {}) {
    return parseResponse(
      capabilitiesSchema,
      await callFunction(connection, 'engine-capabilities', { signal }),
    );
  },

  running: ({ signal } = {}) => jobsBy(connection, 'running_jobs', signal),
  recent: ({ signal } = {}) => jobsBy(connection, 'recent_jobs', signal),

  async putAway(taskId) {
    await connection.session();
    await restAnswer(connection.client.rpc('put_away_job', { task: taskId }));
  },
});
