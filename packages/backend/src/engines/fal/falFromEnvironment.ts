import type { Engine } from '../engine.ts';
import { falEngine } from './falEngine.ts';
import { falWebhook, type IsGenuine } from './falWebhook.ts';

export interface FalSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly key: string;
  /** In bytes, what the bucket of creations takes. */
  readonly largestFile: number;
}

/** fal as the environment sets it. */
export function falFromEnvironment({ env, key, largestFile }: FalSituation): Engine {
  const webhookUrl = env['FAL_WEBHOOK_URL'];
  const queueUrl = env['FAL_QUEUE_URL'];
  const restUrl = env['FAL_REST_URL'];
  const fileHosts = env['FAL_FILE_HOSTS'];
  const models = modelsIn(env['FAL_MODELS']);
  return falEngine({
    key,
    largestFile,
    ...(webhookUrl && { webhookUrl }),
    ...(queueUrl && { queueUrl }),
    ...(restUrl && { restUrl }),
    trains: trainsIn(env),
    ...(fileHosts && { fileHosts: fileHosts.split(',').map((host) => host.trim().toLowerCase()) }),
    ...(models && { models }),
  });
}

/** What proves that a report is fal's, and of the account that FAL_USER_ID names. */
export function falReports(env: FalSituation['env'], clock: () => Date, send?: typeof fetch): IsGenuine {
  const userId = env['FAL_USER_ID'];
  if (!userId)
    throw new Error(
      "FAL_USER_ID is not set. fal signs the reports of all its customers with the same keys, so without your account's id there, any of them could say how your jobs ended. Set it as docs/production.md says.",
    );
  return falWebhook({ clock, userId, ...(send && { fetch: send }) });
}

/** FAL_MODELS names models in place of the usual ones: `fal-ai/veo3=fal-ai/veo3.1/fast, …`. */
function modelsIn(text: string | undefined): Readonly<Record<string, string>> | null {
  if (!text) return null;
  const pairs = text.split(',').map((pair) => pair.split('=').map((model) => model.trim()));
  const wrong = pairs.find((pair) => pair.length !== 2 || pair.some((model) => !/^[\w./-]+$/.test(model)));
  if (wrong)
    throw new Error(
      `FAL_MODELS has "${wrong.join('=')}" in it, and each part must be <usual model>=<other model>.`,
    );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** KINORA_TRAINER=fal offers training. */
function trainsIn(env: FalSituation['env']): boolean {
  const trainer = env['KINORA_TRAINER'];
  if (trainer && trainer !== 'fal')
    throw new Error(`KINORA_TRAINER is '${trainer}'; it can be 'fal', or left out.`);
  return trainer === 'fal';
}
