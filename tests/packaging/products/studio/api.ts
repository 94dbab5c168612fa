import { hasEnded, problemFromWire, StudioError } from '@kinora/contract';
import type { GenerateReply, Job, Page, StudioCreation, StudioLimits } from '@kinora/contract';
import type { StudioPort } from '@kinora/studio-kit';

/** Your own server, asked in your own way; what goes wrong is thrown as a StudioError. */
async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/api/${path}`, options).catch((cause: unknown) => {
    const message = 'The server can’t be reached. Your inputs are kept.';
    throw new StudioError({ kind: 'Offline', message }, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  throw new StudioError(problemFromWire(response.status, body, 'The server could not answer.'));
}

export const api: StudioPort = {
  auth: {
    onChange(listener) {
      // Whoever sees this page is signed in; null would make a visitor of them.
      listener('INITIAL_SESSION', {});
      return () => {};
    },
  },
  credits: { limits: (options) => ask<StudioLimits>('limits', options) },
  generate: {
    // What your engine can do of what the tools offer: nothing named here is held back.
    capabilities: async () => ({ engine: 'Ours', tools: {} }),
    submit: ({ body }, { idempotencyKey, ...options }) =>
      ask<GenerateReply>('clips', {
        ...options,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(body),
      }),
    async *follow(taskId, options) {
      let job: Job | undefined;
      while (!job || !hasEnded(job.status)) {
        // Answered as soon as it differs from what is known already.
        job = await ask<Job>(`jobs/${taskId}?after=${job?.status ?? ''}:${job?.progress ?? ''}`, options);
        yield job;
      }
    },
    running: (options) => ask<readonly Job[]>('jobs', options),
    cancel: (taskId) => ask(`jobs/${taskId}`, { method: 'DELETE' }),
  },
  creations: {
    byId: (id, options) => ask<StudioCreation | null>(`clips/${id}`, options),
    list: ({ signal }) => ask<Page<StudioCreation>>('clips', signal ? { signal } : {}),
  },
  prompts: { list: async () => [] },
  storage: {
    upload: async (file, { name, signal }) => {
      const options = { method: 'PUT', body: file, ...(signal && { signal }) };
      return (await ask<{ path: string }>(`files/${encodeURIComponent(name)}`, options)).path;
    },
  },
};
