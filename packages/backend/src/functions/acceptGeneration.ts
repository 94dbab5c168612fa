import {
  isFileInput,
  drawnSeeds,
  generalWords,
  kindOf,
  mostStoppedTrainings,
  offeredHere,
  trainingWords,
  valuesOf,
  type AnyTool,
} from '@kinora/contract';
import { isAnswerLost } from '../credits/serviceDatabase.ts';
import type { Capabilities, OrderedValue } from '../engines/engine.ts';
import type { Maker } from '../engines/engines.ts';
import { roomIsFull, type UploadRoom } from '../intake/roomIsFull.ts';
import { unsupported } from '../engines/unsupported.ts';
import type { JobRequest } from '../jobs/job.ts';
import { refuse } from './answer.ts';
import { chosenWeights } from './chosenWeights.ts';
import type { FunctionContext, SignedInUser } from './context.ts';
import { earlierTask } from './earlierTask.ts';
import type { AskedGeneration } from './askedGeneration.ts';
import { jobStart, type JobStart } from './jobStart.ts';
import { keepFiles } from './keepFiles.ts';
import { withReceivedFiles, type ReceivedFiles } from './receivedFiles.ts';

type Values = Readonly<Record<string, OrderedValue>>;

/** Words a person wrote, whichever inputs they are in. */
const wordsIn = (tool: AnyTool, values: Values): string[] =>
  Object.entries(tool.inputs).flatMap(([name, input]) => {
    const value = values[name];
    return kindOf(input).isWords && typeof value === 'string' ? [value] : [];
  });

/** What the engine that has the tool says it can do of it. */
export const offerOf = (tool: AnyTool, { engines }: FunctionContext): Capabilities | null =>
  engines.makerOf(tool)?.capabilities ?? null;

/** Which engine makes it, where that one can do what is asked. */
function makerOf(tool: AnyTool, values: Values, { engines }: FunctionContext): Maker {
  const maker = engines.makerOf(tool);
  if (!maker)
    // Decided, not unanswered: a kind that leaves open whether it was accepted would be untrue.
    return refuse({ kind: 'Invalid', message: engines.whyNot(tool) });
  const impossible = unsupported(tool, values, maker.capabilities);
  return impossible ? refuse(impossible) : maker;
}

const fileField = (tool: AnyTool) => {
  const field = Object.values(tool.inputs).find(isFileInput)?.field;
  return field === undefined ? {} : { field };
};

async function checkedWords(tool: AnyTool, values: Values, { safety }: FunctionContext): Promise<void> {
  const unsafe = await safety.objection(wordsIn(tool, values));
  if (unsafe) refuse({ kind: 'Refused', message: unsafe });
}

/** From 0 up to 1. */
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** Stopping a training costs nothing, so there is an end to how often. */
async function checkStopped(tool: AnyTool, user: SignedInUser, { database }: FunctionContext): Promise<void> {
  if (tool.makes !== 'model') return;
  const seconds = await database.call<number | null>('training_rests_for', {
    p_user: user.id,
    p_most: mostStoppedTrainings,
  });
  if (seconds === null) return;
  refuse({ kind: 'TooMany', message: trainingWords.stoppedTooOften(seconds), retryAfter: seconds });
}

/** What a request brings fills its sender's room as an upload does. */
async function checkRoom(
  user: SignedInUser,
  received: ReceivedFiles,
  { database }: FunctionContext,
): Promise<void> {
  if (Object.values(received).every((files) => files.every(({ place }) => place !== null))) return;
  const room = await database.call<UploadRoom>('upload_room_of', { p_user: user.id });
  if (!room.has_room) refuse({ kind: 'TooLarge', message: `${roomIsFull(room)} Nothing was charged.` });
}

/** Checks a request whole, keeps its files, reserves its price and leaves it to the worker. Answers its task. */
export async function acceptGeneration(asked: AskedGeneration, context: FunctionContext): Promise<string> {
  const { tool, user } = asked;
  const reading = valuesOf(offeredHere(tool, offerOf(tool, context)), asked.body);
  if (!reading.ok) return refuse(reading.problem);
  const given = reading.values as Values;
  const { engine, capabilities } = makerOf(tool, given, context);
  const { refundsCancelled, ignores } = capabilities;
  const values = { ...given, ...drawnSeeds(tool, given, chance, ignores) };
  await checkedWords(tool, values, context);
  await checkStopped(tool, user, context);
  const weights = await chosenWeights(tool, values, user, engine, context);
  // What costs nothing to ask comes first: files are read for whoever can pay for them.
  const { database, files, mostAtOnce } = context;
  const what = {
    p_user: user.id,
    p_allowance: tool.allowance,
    p_price: reading.price,
    p_most_at_once: mostAtOnce,
  };
  await database.call('check_start', what);
  const taskId = context.newId();
  const madeId = context.newId();
  const { places, written } = await withReceivedFiles({ tool, values, user }, context, async (received) => {
    const objection = await engine.objection({ jobId: taskId, tool, values, files: received });
    // What an engine objects to is in the files, which it alone looks into.
    if (objection) refuse({ kind: 'Invalid', message: objection, ...fileField(tool) });
    await checkRoom(user, received, context);
    return keepFiles({ tool, values }, received, `${user.id}/${madeId}`, files);
  });
  const request: JobRequest = {
    values: { ...values, ...places.named },
    files: places.typed,
    refundsCancelled,
    ...(weights && { weights }),
    ...(tool.mostAtOnce !== undefined && { mostAtOnce: tool.mostAtOnce }),
  };
  const start = jobStart({
    asked,
    price: reading.price,
    mostAtOnce,
    taskId,
    madeId,
    request,
    places,
    engine,
  });
  const started = await startedOnce(asked, context, written, start);
  context.jobAccepted();
  return started;
}

/** Starts the job. Where no answer comes it may have been accepted: that is looked for, and else said. */
async function startedOnce(
  { user, key, hash }: AskedGeneration,
  { database, files, log }: FunctionContext,
  written: readonly string[],
  { call, parameters }: JobStart,
): Promise<string> {
  const withoutThem = (problem: unknown) => log(`Files of no job were left: ${String(problem)}`);
  try {
    const job = await database.call<{ task_id: string; replayed: boolean }>(call, parameters);
    if (job.replayed) await files.remove(written).catch(withoutThem);
    return job.task_id;
  } catch (problem) {
    if (!isAnswerLost(problem)) {
      await files.remove(written).catch(withoutThem);
      throw problem;
    }
    log(`A generation was asked for, and no answer came: ${(problem as Error).message}`);
    // A job that was accepted needs its files, so they stay; a sweep takes what nothing stands on.
    const task = await earlierTask(user.id, key, hash, database).catch(() => null);
    return task ?? refuse({ kind: 'Unavailable', message: generalWords.unavailable });
  }
}
