import { catalogue } from './catalogue.ts';
import type { AnyForm, AnyTool, Beginning } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { isFileInput, takesSeveral } from './kinds/index.ts';
import { slotOf } from './usedElsewhere.ts';

/** The input that takes it, by its name. */
function inputFor(tool: AnyForm, from: Beginning): string | undefined {
  const inputs = editableInputs(tool);
  if (from === 'words') return inputs.some(([, input]) => isFileInput(input)) ? undefined : tool.prompt;
  if (from !== 'pictures') return slotOf(tool, from)?.name;
  return inputs.find(([name, input]) => takesSeveral(input) && slotOf(tool, 'image')?.name === name)?.[0];
}

/** What makes a picture or a clip of it where nobody chose a tool: the one whose definition says so. */
export function usualTool(
  makes: 'image' | 'video',
  from: Beginning,
): { readonly tool: AnyTool; readonly input: string } {
  const tool = catalogue.find((each) => each.makes === makes && each.usualFor?.includes(from));
  const input = tool && inputFor(tool, from);
  if (!tool || input === undefined) throw new Error(`No tool makes a ${makes} from ${from}.`);
  return { tool, input };
}
