import { requestOf, wanImageToVideo } from '@kinora/contract';
import type { Job, StudioProblem, ToolRequest } from '@kinora/contract';
import { creationFixture, jobFixture, videoLimitsFixture } from '@kinora/contract/testing';
import type { Page, Route } from 'playwright';

type Body = Readonly<Record<string, unknown>>;

/** The server of another team, as their page asks it: what it answers, and when, is the test's to say. */
export interface ClipServer {
  /** What it was asked to make. */
  readonly asked: readonly Body[];
  /** Says how far the job is to who waits for it. */
  say(changes: Partial<Job>): void;
  /** From now on it refuses to make anything. */
  refuse(status: number, problem: StudioProblem): void;
  /** The connection is gone: nothing is answered any more. */
  cut(): void;
}

/** The body that a tool's own definition writes for a picture and these words. */
export const bodyFor = (image: string, prompt: string): ToolRequest['body'] =>
  requestOf(wanImageToVideo, { image, prompt, duration: 5, motion: 5 }).body;

export async function clipServerFor(page: Page): Promise<ClipServer> {
  const asked: Body[] = [];
  let job: Job = jobFixture({ status: 'queued', progress: null, position: 0, cancel_returns: 'all' });
  let left = 3;
  let refusal: { status: number; problem: StudioProblem } | null = null;
  let isCut = false;
  let waiting: Route[] = [];
  const state = () => `${job.status}:${job.progress ?? ''}`;
  const tell = (route: Route, body: unknown, status = 200) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    const what = `${route.request().method()} ${url.pathname.replace('/api/', '')}`;
    if (isCut) return route.abort('connectionrefused');
    if (what === 'GET limits') return tell(route, videoLimitsFixture({ credits_remaining: left }));
    if (what === 'GET jobs') return tell(route, []);
    if (what === 'POST clips') {
      asked.push(route.request().postDataJSON() as Body);
      if (refusal) return tell(route, { problem: refusal.problem }, refusal.status);
      left -= 1;
      return tell(route, { taskId: job.task_id });
    }
    if (what === `GET jobs/${job.task_id}`) {
      if (url.searchParams.get('after') !== state()) return tell(route, job);
      waiting.push(route);
      return;
    }
    if (what === `GET clips/${job.creation_id}`) return tell(route, creationFixture());
    throw new Error(`The page asked for ${what}, which this server has not.`);
  });

  return {
    asked,
    say(changes) {
      job = { ...job, ...changes };
      const told = waiting;
      waiting = [];
      for (const route of told) void tell(route, job);
    },
    refuse: (status, problem) => (refusal = { status, problem }),
    cut: () => (isCut = true),
  };
}
