import { StudioError, problemIn, wireProblem, type StudioProblem } from '@kinora/contract';
import { problemOf } from '../credits/problemOf.ts';
import type { FunctionContext } from './context.ts';

export const answer = (body: unknown, status = 200): Response => Response.json(body, { status });

/** Ends a function early with a problem for the person. */
export const refuse = (problem: StudioProblem): never => {
  throw new StudioError(problem);
};

export function problemAnswer(problem: StudioProblem): Response {
  const { status, body } = wireProblem(problem);
  const headers =
    problem.kind === 'RateLimited' && problem.retryAfter ? { 'retry-after': String(problem.retryAfter) } : {};
  return Response.json(body, { status, headers });
}

const unexpected: StudioProblem = {
  kind: 'Unexpected',
  message: 'Something went wrong on the server. Nothing was charged; please try again.',
};

/** Runs a function so that whatever it throws becomes an answer. What nobody foresaw is logged, never shown. */
export async function answered(
  work: () => Promise<Response>,
  context: Pick<FunctionContext, 'log'>,
): Promise<Response> {
  try {
    return await work();
  } catch (thrown) {
    const problem = problemIn(thrown) ?? problemOf(thrown);
    if (problem) return problemAnswer(problem);
    context.log(
      `A function failed: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
    );
    return problemAnswer(unexpected);
  }
}
