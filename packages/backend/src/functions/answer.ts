import { StudioError, problemIn, wireProblem, type StudioProblem } from '@kinora/contract';
import { problemOf } from '../credits/problemOf.ts';
import { DatabaseRefusal } from '../credits/serviceDatabase.ts';
import type { FunctionContext } from './context.ts';

export const answer = (body: unknown, status = 200): Response => Response.json(body, { status });

/** Ends a function early with a problem for the person. */
export const refuse = (problem: StudioProblem): never => {
  throw new StudioError(problem);
};

export function problemAnswer(problem: StudioProblem, itsStatus?: number): Response {
  const { status, body } = wireProblem(problem);
  const headers: Record<string, string> =
    'retryAfter' in problem && problem.retryAfter ? { 'retry-after': String(problem.retryAfter) } : {};
  return Response.json(body, { status: itsStatus ?? status, headers });
}

const unexpected: StudioProblem = {
  kind: 'Unexpected',
  // Whatever was under way may have been done: what was charged, the credit history says.
  message: 'Something went wrong on the server. Please try again.',
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
    // What contradicts an earlier call is said with the status of it, and without credits or a price.
    const isConflict = thrown instanceof DatabaseRefusal && thrown.code === 'PT409';
    if (problem) return problemAnswer(problem, isConflict ? 409 : undefined);
    context.log(
      `A function failed: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
    );
    return problemAnswer(unexpected);
  }
}
