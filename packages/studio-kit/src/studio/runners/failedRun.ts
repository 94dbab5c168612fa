import { lineIn, type RunEnd, type Saying, type StudioProblem, type StudioTool } from '@kinora/contract';

export const unexpected = (message: string): StudioProblem => ({ kind: 'Unexpected', message });

/** A message under the tool's own title, where it has one. */
export const under = (saying: Saying, message: string): Saying =>
  typeof saying === 'string' ? message : { title: saying.title, description: message };

/** What a tool says of a failure, beside what happened. */
export const failureSaid = ({ words }: StudioTool, message: string): Saying =>
  words.alwaysSaysFailed ? words.failed : under(words.failed, message);

/** The work was begun and came to nothing; without a message the tool has its own. */
export const failedWork = (tool: StudioTool, message: string | null): Extract<RunEnd, { is: 'failed' }> => ({
  is: 'failed',
  problem: unexpected(message ?? lineIn(tool.words.failed)),
  saying: message === null ? tool.words.failed : failureSaid(tool, message),
});
