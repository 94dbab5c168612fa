import { wanImageToVideo } from '@kinora/contract';
import { EngineRefusal, type Engine, type EngineResult } from '../engine.ts';
import { downloadVideo, falFileHosts } from './downloadVideo.ts';
import type { FalMapping } from './falMapping.ts';
import { falQueue, type FalQueueOptions, type FalTicket } from './falQueue.ts';
import { wanMapping } from './wanRequest.ts';

const mappings: Readonly<Record<string, FalMapping>> = { [wanImageToVideo.id]: wanMapping };

export interface FalEngineOptions extends FalQueueOptions {
  /** Where the provider reports to, if it can reach this server; the job's id is added. */
  readonly webhookUrl?: string;
  /** Models other than the usual ones, by tool. */
  readonly models?: Readonly<Record<string, string>>;
  /** In bytes, what the bucket of creations takes. */
  readonly largestFile: number;
  /** Hosts that results may lie at, where they are not the provider's usual ones. */
  readonly fileHosts?: readonly string[];
}

const readablePictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Runs on fal. */
export function falEngine(options: FalEngineOptions): Engine {
  const queue = falQueue(options);
  const { largestFile, fileHosts: hosts = falFileHosts, fetch: send = fetch } = options;

  return {
    name: 'fal',
    atOnce: 32,
    pollMilliseconds: 2000,
    madeBy: (tool) => mappings[tool.id]?.madeBy ?? 'fal',
    capabilities: (tool) => mappings[tool.id]?.capabilities ?? null,
    objection(order) {
      const odd = Object.values(order.files).find((file) => !readablePictures.includes(file.type));
      return Promise.resolve(
        odd
          ? `The picture is ${odd.type}, which the model in use here can't read. Choose a JPG, PNG or WebP file.`
          : null,
      );
    },
    async submit(order, signal) {
      const mapping = mappings[order.tool.id]!;
      const webhook = options.webhookUrl ? new URL(options.webhookUrl) : null;
      // Should the answer be lost on its way, the provider's report still finds its job.
      webhook?.searchParams.set('job', order.jobId);
      const model = options.models?.[order.tool.id] ?? mapping.model;
      return queue.submit(model, mapping.input(order), webhook?.href ?? null, signal);
    },
    status: (ticket, signal) => queue.status(ticket as FalTicket, signal),
    async result(ticket, signal): Promise<EngineResult> {
      try {
        const video = videoIn(await queue.result(ticket as FalTicket, signal));
        if (!video)
          return { verdict: 'failed', message: 'The model answered without a video. Nothing was charged.' };
        const file = await downloadVideo(video, { send, signal, largestFile, hosts });
        return { verdict: 'completed', file, poster: null, width: null, height: null, seconds: null };
      } catch (problem) {
        if (problem instanceof EngineRefusal) return { verdict: 'failed', message: problem.message };
        throw problem;
      }
    },
    async cancel(ticket) {
      await queue.cancel(ticket as FalTicket);
    },
    close: () => Promise.resolve(),
  };
}

function videoIn(answer: unknown): string | null {
  const video = (answer as { video?: { url?: unknown } } | null)?.video;
  return typeof video?.url === 'string' ? video.url : null;
}
