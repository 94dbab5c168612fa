import { toolFor, valuesOf, type AnyTool } from '@kinora/contract';
import type { EngineOrder, OrderedValue } from '../engines/engine.ts';
import { unsupported } from '../engines/unsupported.ts';
import type { JobRequest } from '../jobs/job.ts';
import { signedIn } from './access.ts';
import { answer, refuse } from './answer.ts';
import type { FunctionContext, FunctionHandler, SignedInUser } from './context.ts';
import { parseJson, readBody } from './readBody.ts';
import { receivedFiles, type ReceivedFile } from './receivedFiles.ts';
import { requestHash } from './requestHash.ts';

const mostAtOnce = 5;
const key = /^[\x21-\x7e]{1,200}$/;

type Values = Readonly<Record<string, OrderedValue>>;

interface EarlierJob {
  readonly task_id: string;
  readonly request_hash: string;
}

function keyOf(request: Request, context: FunctionContext): string {
  const given = request.headers.get('idempotency-key');
  if (given === null) return context.newId();
  if (!key.test(given))
    refuse({ kind: 'Invalid', message: 'The idempotency-key must be 1 to 200 visible characters.' });
  return given;
}

const accepted = (taskId: string, tool: AnyTool) => answer({ taskId, message: tool.words.started }, 202);

/** Words a person wrote, whichever inputs they are in. */
const wordsIn = (tool: AnyTool, values: Values): string[] =>
  Object.entries(tool.inputs).flatMap(([name, { kind }]) => {
    const value = values[name];
    return kind === 'text' && typeof value === 'string' ? [value] : [];
  });

/** Everything that may be said against an order, before anything is kept or reserved. */
async function checked(order: EngineOrder, { engine, safety }: FunctionContext): Promise<void> {
  const { tool, values } = order;
  const capabilities = engine.capabilities(tool);
  if (!capabilities)
    return refuse({ kind: 'Unavailable', message: `${tool.title} is not available on this server.` });
  const impossible = unsupported(tool, values, capabilities);
  if (impossible) refuse({ kind: 'Invalid', message: impossible });
  const unsafe = await safety.objection(wordsIn(tool, values));
  if (unsafe) refuse({ kind: 'Refused', message: unsafe });
  const objection = await engine.objection(order);
  if (objection) refuse({ kind: 'Invalid', message: objection });
}

/** Keeps what came inside the request beside its creation, and says where every file lies. */
async function kept(
  received: Readonly<Record<string, ReceivedFile>>,
  stem: string,
  { files }: FunctionContext,
): Promise<{ files: JobRequest['files']; written: string[] }> {
  const written: string[] = [];
  const places: Record<string, { place: string; type: string }> = {};
  for (const [name, file] of Object.entries(received)) {
    const place = file.place ?? `${stem}.${name}.${file.extension}`;
    if (file.place === null) {
      await files.write(place, file);
      written.push(place);
    }
    places[name] = { place, type: file.type };
  }
  return { files: places, written };
}

/** The door of every tool that is called by this function's name: checks, prices, reserves, and hands over to the worker. */
export const generate = (calledFunction: string): FunctionHandler =>
  signedIn({ name: calledFunction, mostPerMinute: 60 }, async (request, context, user) => {
    const bytes = await readBody(request);
    const body = parseJson(bytes);
    const tool = toolFor(calledFunction, (body as { model?: unknown } | null)?.model);
    if (!tool) return refuse({ kind: 'Invalid', message: 'This model is not offered here.', field: 'model' });
    const { values, price } = read(tool, body);
    const idempotencyKey = keyOf(request, context);
    const hash = await requestHash(bytes);
    const earlier = await context.database.call<EarlierJob | null>('job_by_key', {
      p_user: user.id,
      p_key: idempotencyKey,
    });
    if (earlier?.request_hash === hash) return accepted(earlier.task_id, tool);
    const taskId = context.newId();
    const received = await receivedFiles(tool, values, user, context.files);
    await checked({ jobId: taskId, tool, values, files: received }, context);
    return accepted(
      await start({ taskId, tool, values, price, received, user, idempotencyKey, hash }, context),
      tool,
    );
  });

function read(tool: AnyTool, body: unknown): { values: Values; price: number } {
  const reading = valuesOf(tool, body);
  return reading.ok ? { values: reading.values as Values, price: reading.price } : refuse(reading.problem);
}

interface Start {
  readonly taskId: string;
  readonly tool: AnyTool;
  readonly values: Values;
  readonly price: number;
  readonly received: Readonly<Record<string, ReceivedFile>>;
  readonly user: SignedInUser;
  readonly idempotencyKey: string;
  readonly hash: string;
}

async function start(order: Start, context: FunctionContext): Promise<string> {
  const { tool, values, user } = order;
  const creationId = context.newId();
  const { files, written } = await kept(order.received, `${user.id}/${creationId}`, context);
  const places = Object.fromEntries(Object.entries(files).map(([name, { place }]) => [name, place]));
  const settings = { ...values, ...places };
  try {
    const job = await context.database.call<{ task_id: string; replayed: boolean }>('start_job', {
      p_user: user.id,
      p_key: order.idempotencyKey,
      p_hash: order.hash,
      p_task: order.taskId,
      p_creation: creationId,
      p_kind: tool.makes,
      p_tool: tool.id,
      p_model: tool.call.model,
      p_made_by: context.engine.madeBy(tool),
      p_prompt: values['prompt'] ?? null,
      p_settings: settings,
      p_request: { values: settings, files } satisfies JobRequest,
      p_engine: context.engine.name,
      p_price: order.price,
      p_most_at_once: mostAtOnce,
    });
    if (job.replayed) await context.files.remove(written);
    context.jobAccepted();
    return job.task_id;
  } catch (problem) {
    await context.files.remove(written);
    throw problem;
  }
}
