import type { StudioProblem } from '../errors.ts';
import type { AnyForm } from './defineTool.ts';
import { filesIn } from './draft.ts';

/** Whether a refusal is about a file that the form holds: the same one is refused again. */
export const isOfFile = (
  tool: AnyForm,
  draft: Parameters<typeof filesIn>[1],
  problem: StudioProblem,
): boolean =>
  filesIn(tool, draft).some(
    ([name]) =>
      problem.kind === 'TooLarge' ||
      // It says at which input it is wrong.
      (problem.kind === 'Invalid' && problem.field === tool.inputs[name]?.field),
  );
