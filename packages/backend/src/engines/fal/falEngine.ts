import { fileNouns } from '@kinora/contract';
import { digitalSourceTypes } from '@kinora/media';
import { EngineRefusal, type Engine, type EngineResult } from '../engine.ts';
import { answerIn, isReport, reportTicket } from './falReport.ts';
import { checkAddress, downloadResult, falFileHosts } from './downloadResult.ts';
import { addressOf, type Upload } from './falMapping.ts';
import { falMappings } from './falMappings.ts';
import { falQueue, refusedBySafety, type FalQueueOptions, type FalTicket } from './falQueue.ts';
import { falStorage, type FalStorageOptions } from './falStorage.ts';
import { resultIn } from './falResult.ts';

export interface FalEngineOptions extends FalQueueOptions, FalStorageOptions {
  /** Where the provider reports to, if it can reach this server; the job's id is added. */
  readonly webhookUrl?: string;
  /** Models in place of the usual ones, by the usual one's address; they must take the same fields. */
  readonly models?: Readonly<Record<string, string>>;
  /** In bytes, what the bucket of creations takes. */
  readonly largestFile: number;
  /** Whether people may train models of their own; a run costs the operator more than a picture. @default false */
  readonly trains?: boolean;
  /** Hosts that results may lie at, where they are not the provider's usual ones. */
  readonly fileHosts?: readonly string[];
}

const readablePictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Runs on fal. */
export function falEngine(options: FalEngineOptions): Engine {
  const queue = falQueue(options);
  const storage = falStorage(options);
  const { largestFile, fileHosts: hosts = falFileHosts, fetch: send = fetch, trains = false } = options;

  /** The file that an answer names, on its way. */
  async function ended(asked: () => Promise<unknown>, signal: AbortSignal): Promise<EngineResult> {
    try {
      const found = resultIn(await asked());
      if (found === 'unsafe') return { verdict: 'failed', message: refusedBySafety };
      if (!found)
        return { verdict: 'failed', message: 'The model answered without a file. Nothing was charged.' };
      if (found.kind === 'weights') {
        // They stay where the provider finds them: nobody else can use them.
        checkAddress(found.url, hosts, 'model');
        return { verdict: 'trained', address: found.url };
      }
      const file = await downloadResult(found.url, {
        send,
        signal,
        largestFile,
        hosts,
        kind: found.kind,
      });
      return { verdict: 'arriving', file };
    } catch (problem) {
      if (problem instanceof EngineRefusal) return { verdict: 'failed', message: problem.message };
      throw problem;
    }
  }

  return {
    name: 'fal',
    atOnce: 32,
    pollMilliseconds: 2000,
    digitalSourceType: digitalSourceTypes.trainedModel,
    madeBy: (asked) => falMappings[asked.tool.id]?.madeBy(asked) ?? 'fal',
    capabilities: (tool) =>
      tool.makes === 'model' && !trains ? null : (falMappings[tool.id]?.capabilities ?? null),
    objection(order) {
      const odd = Object.values(order.files)
        .flat()
        .find((file) => file.type.startsWith('image/') && !readablePictures.includes(file.type));
      const objection = odd
        ? `The picture is ${odd.type}, which the model in use here can't read. Choose ${fileNouns.image.choose}.`
        : falMappings[order.tool.id]?.objection(order);
      return Promise.resolve(objection ?? null);
    },
    async submit(order, signal) {
      const keep = (file: Blob | Upload) => storage.put(file, signal);
      const supplies = { keep, at: addressOf(keep), weights: order.weights };
      const { model, input } = await falMappings[order.tool.id]!.call(order, supplies);
      const webhook = options.webhookUrl ? new URL(options.webhookUrl) : null;
      // Should the answer be lost on its way, the provider's report still finds its job.
      webhook?.searchParams.set('job', order.jobId);
      return queue.submit(options.models?.[model] ?? model, input, webhook?.href ?? null, signal);
    },
    status: (ticket, signal) =>
      isReport(ticket) ? Promise.resolve({ state: 'ended' }) : queue.status(ticket as FalTicket, signal),
    result: (ticket, signal) =>
      ended(
        async () => (isReport(ticket) ? answerIn(ticket) : queue.result(ticket as FalTicket, signal)),
        signal,
      ),
    reported: reportTicket,
    async cancel(ticket) {
      if (!isReport(ticket)) await queue.cancel(ticket as FalTicket);
    },
    close: () => Promise.resolve(),
  };
}
