import type { AnyTool } from './defineTool.ts';

/** What every body of a tool says, whatever is asked. */
export const constantsOf = ({ call }: Pick<AnyTool, 'call'>) => call.constants ?? { model: call.model };
