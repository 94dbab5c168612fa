import type { ToolCapabilities } from '../../entities/capabilities.ts';
import type { GenerateReply } from '../../entities/generateReply.ts';
import { hasEnded, type Job } from '../../entities/job.ts';
import { StudioError } from '../../errors.ts';
import type { GenerateApi } from '../../studioApi.ts';
import type { AnyTool, Values } from '../../tools/defineTool.ts';
import { mediaAddress } from '../../tools/media.ts';
import { offeredHere } from '../../tools/offeredHere.ts';
import { addressesIn, requestOf, valuesOf, type ToolRequest } from '../../tools/request.ts';
import { generalWords } from '../../words/general.ts';
import { mostOfToolUnderWay, notOffered } from '../../words/problems.ts';
import { serverTools, toolOf } from '../../tools/serverTools.ts';
import { trainingAsked } from '../../tools/trainingAsked.ts';
import type { FakeAccount } from './fakeAccount.ts';
import { fakeJobs, finishedFiles, type FakeJobs } from './fakeJobs.ts';
import { isJobOf } from './jobOwner.ts';
import { addCreation, addModel } from './fakeMade.ts';
import { keyComplaint } from '../../bodies/idempotencyKey.ts';
import { followedJobs } from './followedJobs.ts';
import { hold, type Hold } from './fakeHolds.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { gone, invalid } from './refusals.ts';

interface Plan {
  /** 'complete' runs a job to its end at once; 'hold' leaves it queued until the test moves it. */
  readonly jobs: 'complete' | 'hold';
  readonly tools: readonly AnyTool[];
  /** The ids of those that it answers without a job. */
  readonly answersAtOnce: readonly string[];
  /** Whether this server has a trainer. */
  readonly trains: boolean;
  readonly offers: Readonly<Record<string, Partial<ToolCapabilities>>>;
}

/** A request that was read, and its price. */
interface Accepted {
  readonly values: Values<AnyTool>;
  readonly price: number;
}

interface FakeGenerate {
  /** For whoever this world is seen by. */
  readonly generateBy: (world: FakeWorld) => GenerateApi;
  readonly jobs: FakeJobs;
  /** Those that it offers. */
  readonly tools: readonly AnyTool[];
}

/** Without a trainer nothing is trained, and nothing made with what was. */
const needsTrainer = ({ makes, madeWith }: AnyTool) => makes === 'model' || madeWith !== undefined;

/** Nobody else's upload may be used. */
function ownMedia<T extends AnyTool>(account: FakeAccount, tool: T, values: Values<T>): void {
  for (const { address } of addressesIn(tool, values)) {
    const named = mediaAddress(address);
    if (named?.as === 'reference' && named.owner !== account.session.user.id)
      throw invalid('Only your own uploads can be used.');
  }
}

/** Nobody else's model may be used, nor one that is still learning. */
function readyModel(account: FakeAccount, id: unknown): void {
  if (account.trainedModels.find((each) => each.id === id)?.status !== 'ready')
    throw invalid('Your model is not ready, or no longer there. Choose another one; nothing was charged.');
}

function ownJob(world: FakeWorld, taskId: string): Job {
  const job = world.jobs.get(taskId);
  const isOwn = isJobOf(world.signedIn(), job);
  if (!job || !isOwn) throw gone(generalWords.gone('generation'));
  return job;
}

const ownJobs = (world: FakeWorld, isMeant: (job: Job) => boolean): readonly Job[] => {
  const account = world.signedIn();
  return [...world.jobs.values()].filter((job) => isJobOf(account, job) && isMeant(job)).toReversed();
};

/** As many of a tool as it allows, and no more. */
function roomFor(account: FakeAccount, { id, mostAtOnce = Infinity }: AnyTool, jobs: Iterable<Job>): void {
  const isUnderWay = (job: Job) => job.tool === id && !hasEnded(job.status) && isJobOf(account, job);
  if ([...jobs].filter(isUnderWay).length < mostAtOnce) return;
  throw new StudioError({ kind: 'TooMany', message: mostOfToolUnderWay(mostAtOnce) });
}

export function fakeGenerate(world: FakeWorld, plan: Plan): FakeGenerate {
  const holds = new Map<string, Hold>();
  const jobs = fakeJobs(world, holds);
  const putAway = new Set<string>();
  const offerOf = ({ id }: AnyTool): ToolCapabilities => ({
    accepts: {},
    reportsProgress: true,
    refundsCancelled: 'queued',
    ...plan.offers[id],
  });
  const tools = [...plan.tools, ...serverTools].map((tool) => offeredHere(tool, offerOf(tool)));

  /** The way of everything that takes time: a row, and a job that fills it. */
  const startJob = (account: FakeAccount, tool: AnyTool, received: Accepted): GenerateReply => {
    const taskId = world.newId();
    const id = world.newId();
    const at = world.time();
    const training = tool.makes === 'model' ? trainingAsked(tool, received.values) : null;
    const about = training ? { note: `Training: ${training.name}` } : { creationId: id };
    const held = hold(account, tool.allowance, received.price, { ...about, at });
    holds.set(taskId, held);
    if (training) addModel(account, training, { id, taskId, at });
    else addCreation(world, account, tool, { id, taskId, at, ...received, paidBy: held.paidBy });
    world.setJob({
      task_id: taskId,
      creation_id: training ? null : id,
      trained_model_id: training ? id : null,
      tool: tool.id,
      status: 'queued',
      cancel_returns: 'all',
      progress: null,
      position: 0,
      message: null,
      created_at: at,
    });
    if (plan.jobs === 'complete') {
      jobs.advance(taskId, { status: 'running', progress: 0.5, position: null });
      jobs.advance(taskId, { status: 'completed', progress: 1 });
    }
    return { taskId, message: tool.words.started };
  };

  /** Made, paid and kept before the answer goes out, which is the file itself. */
  const answerAtOnce = (account: FakeAccount, tool: AnyTool, received: Accepted): GenerateReply => {
    const id = world.newId();
    const at = world.time();
    const held = hold(account, tool.allowance, received.price, { creationId: id, at });
    const { type, user_id } = addCreation(world, account, tool, {
      id,
      taskId: null,
      at,
      ...received,
      paidBy: held.paidBy,
    });
    held.take();
    const files = finishedFiles(type, `${user_id}/${id}`);
    account.creations = account.creations.map((each) =>
      each.id === id ? { ...each, status: 'completed', ...files } : each,
    );
    return type === 'image' ? { imageUrl: files.file_url } : { videoUrl: files.file_url };
  };

  const start = (account: FakeAccount, request: ToolRequest, idempotencyKey: string): GenerateReply => {
    const complaint = keyComplaint(idempotencyKey);
    if (complaint) throw invalid(complaint);
    const known = account.requests.get(idempotencyKey);
    if (known) return known;
    const tool = tools.find(({ id }) => id === request.tool);
    if (!tool) throw invalid('There is no such model.');
    const received = valuesOf(tool, request.body);
    if (!received.ok) throw new StudioError(received.problem);
    ownMedia(account, tool, received.values);
    if (needsTrainer(tool) && !plan.trains) throw invalid(notOffered(tool));
    if (tool.madeWith !== undefined) readyModel(account, received.values[tool.madeWith]);
    roomFor(account, tool, world.jobs.values());
    const answer = plan.answersAtOnce.includes(tool.id) ? answerAtOnce : startJob;
    const reply = answer(account, tool, received);
    account.requests.set(idempotencyKey, reply);
    return reply;
  };

  const generateBy = (seen: FakeWorld): GenerateApi => ({
    async submit(request, { idempotencyKey, signal }) {
      seen.enter('generate.submit', signal);
      return start(seen.signedIn(), request, idempotencyKey);
    },
    follow(taskId, options) {
      return followedJobs(seen, taskId, options?.signal);
    },
    async running(options) {
      seen.enter('generate.running', options?.signal);
      return ownJobs(seen, ({ status }) => !hasEnded(status));
    },
    async recent(options) {
      seen.enter('generate.recent', options?.signal);
      const { trash } = seen.signedIn();
      const isDeleted = (id: string | null) => trash.some((each) => each.id === id);
      return ownJobs(
        seen,
        ({ status, task_id, creation_id }) =>
          !hasEnded(status) || !(putAway.has(task_id) || isDeleted(creation_id)),
      );
    },
    async putAway(taskId) {
      seen.enter('generate.putAway');
      if (ownJobs(seen, ({ task_id, status }) => task_id === taskId && hasEnded(status)).length > 0)
        putAway.add(taskId);
    },
    async cancel(taskId, options) {
      seen.enter('generate.cancel');
      const { status, cancel_returns } = ownJob(seen, taskId);
      if (hasEnded(status)) return { status, returned: 'none' };
      if (options?.returns === 'all' && cancel_returns === 'none')
        throw invalid('It has started meanwhile, so nothing would come back. Nothing was cancelled.');
      const returned = cancel_returns ?? 'none';
      if (returned === 'none') holds.get(taskId)?.take();
      jobs.advance(taskId, { status: 'cancelled', position: null });
      return { status: 'cancelled', returned };
    },
    async retry(creationId, { idempotencyKey }) {
      seen.enter('generate.retry');
      const account = seen.signedIn();
      const creation = account.creations.find((each) => each.id === creationId);
      const tool = creation && toolOf(creation, tools);
      if (!creation || !tool) throw gone(generalWords.gone('creation'));
      if (!creation.settings) throw invalid('What this was made from is not known.');
      return start(account, requestOf(tool, creation.settings as Values<AnyTool>), idempotencyKey);
    },
    async capabilities(options) {
      seen.enter('generate.capabilities', options?.signal);
      const none = (tool: AnyTool) => needsTrainer(tool) && !plan.trains;
      return {
        engine: 'Local engine',
        tools: Object.fromEntries(tools.map((tool) => [tool.id, none(tool) ? null : offerOf(tool)])),
      };
    },
  });
  return { generateBy, jobs, tools };
}
