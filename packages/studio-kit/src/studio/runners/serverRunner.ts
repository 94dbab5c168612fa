import {
  addressIn,
  finalCreation,
  hasEnded,
  isCertain,
  isWorthTelling,
  lineIn,
  makesFile,
  problemIn,
  requestOf,
  standingIn,
  toValues,
  StudioError,
  unsure,
  type AnyTool,
  type Draft,
  type GenerateReply,
  type Job,
  type LastingRuns,
  type RunEnd,
  type Runner,
  type StudioProblem,
} from '@kinora/contract';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import { mediaAddresses } from '../mediaAddresses.ts';
import type { StudioPort } from '../studioPort.ts';
import { failedWork, failureSaid, under, unexpected } from './failedRun.ts';

/** What was sent under a key, until it is known what became of it. */
interface Sent {
  readonly key: string;
  /** Where its files went, once they are there. */
  addresses: Record<string, readonly string[]> | null;
  /** Before it went out, nothing can have been accepted. */
  isOut: boolean;
}

type Said = Pick<StudioLabels, 'goesOn' | 'offline' | 'cutOff'>;

/** An answer that names no job is all there will be (D36). */
function finalEnd<T extends AnyTool>(tool: T, draft: Draft<T>, reply: GenerateReply): RunEnd {
  const { failed, noAddress, standIn } = tool.words;
  const lacksFile = !addressIn(reply);
  if (!lacksFile || standIn)
    return {
      is: 'done',
      result: makesFile(tool)
        ? { is: 'creation', creation: finalCreation(tool, draft, reply) }
        : { is: 'model', isRehearsal: false },
      lacksFile,
    };
  if (reply.message != null) return { is: 'done', result: { is: 'nothing' } };
  // It says nothing, not even that it was not accepted: a retry asks after this very order.
  const saying = noAddress ?? failed;
  const message = unsure(lineIn(saying));
  return { is: 'failed', problem: unexpected(message), isCertain: false, saying: under(saying, message) };
}

const saidOfBreaking = ({ words }: AnyTool) => words.broke ?? words.failed;

/** What was thrown, or that something broke which is no answer. */
const problemOf = (tool: AnyTool, thrown: unknown): StudioProblem =>
  problemIn(thrown) ?? unexpected(unsure(lineIn(saidOfBreaking(tool))));

/** It is known, or nobody knows, whether the server took it. */
function refusedEnd(
  tool: AnyTool,
  thrown: unknown,
  { isOut, wasOut }: { readonly isOut: boolean; readonly wasOut: boolean },
  { offline, cutOff }: Said,
): RunEnd {
  const found = problemOf(tool, thrown);
  // What a port says in words of its own stays as it is.
  const isCut = isOut && !isCertain(found) && found.message === offline;
  const problem = isCut ? { ...found, message: cutOff } : found;
  const { message } = problem;
  return {
    is: 'failed',
    problem,
    isCertain: !isOut || isCertain(problem, wasOut),
    // Where no server was there, that says itself when to try again.
    saying:
      problemIn(thrown) && problem.kind !== 'Offline'
        ? failureSaid(tool, message)
        : under(saidOfBreaking(tool), message),
  };
}

/** Work that a server does: uploaded, sent, followed, and found again after a reload. */
export function serverRunner(api: StudioPort, said: () => Said): Runner<AnyTool> {
  // With the same key and the same uploads a retry after a lost answer is not a second generation.
  let sent: Sent | null = null;

  const endOf = async (tool: AnyTool, job: Job, signal: AbortSignal): Promise<RunEnd> => {
    if (job.status === 'cancelled') return { is: 'cancelled' };
    if (job.status !== 'completed') return { ...failedWork(tool, job.message), isCertain: true };
    if (!job.creation_id) return { is: 'done', result: { is: 'model', isRehearsal: false } };
    const creation = await api.creations.byId(job.creation_id, { signal });
    // It may have been deleted elsewhere meanwhile: then there is nothing to show.
    return { is: 'done', result: creation ? { is: 'creation', creation } : { is: 'nothing' } };
  };

  const follow: LastingRuns<AnyTool>['follow'] = async (tool, taskId, { signal, onNews }, known) => {
    try {
      onNews({ at: 'running', taskId, job: known ?? null });
      const onReach = (isReached: boolean) => onNews({ at: 'running', taskId, isUnreached: !isReached });
      for await (const job of api.generate.follow(taskId, { signal, onReach })) {
        // A port may go on after it was given up; by then somebody else may be here.
        signal.throwIfAborted();
        onNews({ at: 'running', taskId, job });
        if (hasEnded(job.status)) return await endOf(tool, job, signal);
      }
      // A stream that closes without an ending told none: the job is out of sight, and can be looked for.
      throw new StudioError(unexpected(said().goesOn));
    } catch (thrown) {
      signal.throwIfAborted();
      return { is: 'lost', taskId, problem: problemOf(tool, thrown) };
    }
  };

  return {
    capabilities: async (tool, options) => standingIn(await api.generate.capabilities(options), tool),
    async run(tool, draft, { key, ...attending }) {
      const { signal, onNews } = attending;
      const own = (sent = sent?.key === key ? sent : { key, addresses: null, isOut: false });
      const wasOut = own.isOut;
      let reply: GenerateReply;
      try {
        own.addresses ??= await mediaAddresses(tool, draft, api.storage, {
          signal,
          onProgress: (share) => onNews({ at: 'uploading', share }),
        });
        // A port may go on after it was given up: nothing is ordered then.
        signal.throwIfAborted();
        onNews({ at: 'submitting' });
        const hadNetwork = navigator.onLine;
        const request = requestOf(tool, toValues(tool, draft, own.addresses));
        // Where the files travel inside it, it is on its way as long as they are; sent once more after all of it was
        // out, it may have been accepted.
        let isWhole = false;
        const onProgress = (share: number) => {
          isWhole ||= share >= 1;
          onNews(isWhole ? { at: 'submitting' } : { at: 'uploading', share });
        };
        reply = await api.generate
          .submit(request, {
            idempotencyKey: key,
            signal,
            ...(isWorthTelling(own.addresses) && { onProgress }),
          })
          .catch((thrown: unknown) => {
            // A server on this machine is reached without a network, too.
            own.isOut ||= hadNetwork || problemIn(thrown)?.kind !== 'Offline';
            throw thrown;
          });
        // An answer may say that it is none (A219).
        if (reply.error != null) throw new StudioError({ kind: 'Refused', message: reply.error });
      } catch (thrown) {
        signal.throwIfAborted();
        return refusedEnd(tool, thrown, { isOut: own.isOut, wasOut }, said());
      }
      signal.throwIfAborted();
      const { taskId } = reply;
      if (taskId) {
        onNews({ at: 'accepted', taskId });
        // Whoever hears that may leave the rest to others.
        signal.throwIfAborted();
        return follow(tool, taskId, attending);
      }
      own.isOut = true;
      const end = finalEnd(tool, draft, reply);
      if (end.is === 'done' && end.result.is === 'nothing') onNews({ at: 'accepted', taskId: null });
      return end;
    },
    lasting: {
      auth: api.auth,
      async running({ id }, options) {
        const jobs = await api.generate.running(options);
        return jobs.find(({ tool }) => tool === id) ?? null;
      },
      follow,
      cancel: (taskId, options) => api.generate.cancel(taskId, options),
    },
  };
}
