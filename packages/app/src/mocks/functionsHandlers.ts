import {
  bodyRead,
  functionBodies,
  StudioError,
  toolCalled,
  wireProblem,
  type BodyOf,
  type FunctionWithBody,
} from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { answering, type FakeServer } from './fakeServer.ts';

interface Given<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}
type Call<Body> = (fake: FakeStudioApi, given: Given<Body>) => Promise<unknown>;

/** Kinora's functions, each by the call of the port that it stands behind: those that take a body, */
const taking: { readonly [F in FunctionWithBody]: Call<BodyOf<F>> } = {
  'purchase-credits': ({ credits }, { body }) => credits.purchase(body.credit_pack_id),
  'create-checkout': ({ plans }, { body }) => plans.checkout(body),
  'send-feedback': async ({ feedback }, { body }) => {
    await feedback.send(body);
    return { received: true };
  },
  'change-password': async ({ account }, { body }) => {
    await account.changePassword(body);
    return { changed: true };
  },
  'delete-account': async ({ account }, { body }) => {
    await account.delete(body);
    return { deleted: true };
  },
  'delete-forever': async ({ creations }, { body: { ids, all } }) => ({
    deleted: await creations.deleteForever(all ? { all } : { ids }),
  }),
  'cancel-generation': ({ generate }, { body: { task_id, returns } }) =>
    generate.cancel(task_id, returns ? { returns } : {}),
  'retry-generation': ({ generate }, { body, idempotencyKey }) =>
    generate.retry(body.creation_id, { idempotencyKey }),
  'shared-album': ({ library }, { body }) => library.sharedAlbum(body.token),
  'report-album': async ({ library }, { body }) => {
    await library.reportAlbum(body);
    return { received: true };
  },
};

/** and those that take none. */
const asking: Readonly<Record<string, (fake: FakeStudioApi) => Promise<unknown>>> = {
  'check-video-limits': ({ credits }) => credits.limits(),
  'check-subscription': ({ plans }) => plans.subscription(),
  'customer-portal': ({ plans }) => plans.portal(),
  'export-data': async ({ account }) => {
    const { url, expiresAt } = await account.exportData();
    return { url, expires_at: expiresAt };
  },
  'engine-capabilities': ({ generate }) => generate.capabilities(),
};

/** Read as the server reads it, so that no story sends what a server would refuse. */
function take(
  name: FunctionWithBody,
  fake: FakeStudioApi,
  { body, idempotencyKey }: Given<unknown>,
): Promise<unknown> {
  const reading = bodyRead(functionBodies[name], body);
  if (!reading.ok) throw new StudioError(reading.problem);
  const call: Call<never> = taking[name];
  return call(fake, { body: reading.body as never, idempotencyKey });
}

/** A generation: its tool is known by what came, as a server knows it. */
async function generate(
  name: string,
  { generate: port, tools }: FakeStudioApi,
  { body, idempotencyKey }: Given<Record<string, unknown>>,
): Promise<unknown> {
  const tool = toolCalled(name, body, tools);
  if (!tool) throw new StudioError({ kind: 'Invalid', message: 'This model is not offered here.' });
  return port.submit({ tool: tool.id, function: name, body }, { idempotencyKey });
}

const takesBody = (name: string): name is FunctionWithBody => name in taking;

/** `/functions/v1` as Kinora's functions answer; any other name is a generation. */
export function functionsHandlers({ url, asSender }: FakeServer) {
  return [
    http.post<{ name: string }>(`${url}/functions/v1/:name`, ({ request, params: { name } }) =>
      answering(
        async () => {
          const body = (await request.json()) as Record<string, unknown>;
          const idempotencyKey = request.headers.get('idempotency-key') ?? '';
          const ask = asking[name];
          const sender = asSender(request);
          const given = { body, idempotencyKey };
          const called = () => (takesBody(name) ? take(name, sender, given) : generate(name, sender, given));
          const reply = await (ask ? ask(sender) : called());
          return HttpResponse.json(reply as JsonBodyType, { status: ask || takesBody(name) ? 200 : 202 });
        },
        (problem, status) => HttpResponse.json(wireProblem(problem).body, { status }),
      ),
    ),
  ];
}
