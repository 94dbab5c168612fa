import { defineTool, type AnyTool } from './defineTool.ts';
import { option } from './kinds/index.ts';

interface ReadyModel {
  readonly id: string;
  readonly name: string;
}

/** A tool that is made with a model, for somebody with these, the first of them chosen: what is sent is what the tool reads. */
export function offeringModels(
  tool: AnyTool,
  [first, ...others]: readonly [ReadyModel, ...ReadyModel[]],
): AnyTool {
  const { madeWith = '', inputs } = tool;
  const { [madeWith]: chosen, ...rest } = inputs;
  if (!chosen)
    throw new Error(`${tool.id} is made without a model: its definition names none by 'madeWith'.`);
  const { field = madeWith, label } = chosen;
  return defineTool({
    ...tool,
    inputs: {
      // First, so that it is in view and not under More.
      [madeWith]: option({
        field,
        label,
        of: 'model',
        options: [first, ...others].map(({ id, name }) => ({ value: id, label: name })),
        initial: first.id,
      }),
      ...rest,
    },
  }) as AnyTool;
}
