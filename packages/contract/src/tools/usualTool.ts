import type { AnyForm, AnyTool } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { isFileInput, takesSeveral } from './kinds/index.ts';
import { callsServer } from './studioDefinition.ts';
import { studios } from './studios.ts';
import { slotOf } from './usedElsewhere.ts';

/** What something is begun with: one file, several pictures, or words alone. */
export type Beginning = 'image' | 'video' | 'pictures' | 'words';

/** The input that takes it, by its name. */
function inputFor(tool: AnyForm, from: Beginning): string | undefined {
  const inputs = editableInputs(tool);
  if (from === 'words') return inputs.some(([, input]) => isFileInput(input)) ? undefined : tool.prompt;
  if (from !== 'pictures') return slotOf(tool, from)?.name;
  return inputs.find(([name, input]) => takesSeveral(input) && slotOf(tool, 'image')?.name === name)?.[0];
}

/** What makes a picture or a clip of it where nobody chose a tool: the first that can, in the order of the studios. */
export function usualTool(
  makes: 'image' | 'video',
  from: Beginning,
): { readonly tool: AnyTool; readonly input: string } {
  for (const { modes } of studios)
    for (const { tool } of modes) {
      const input = inputFor(tool, from);
      if (input !== undefined && tool.makes === makes && callsServer(tool)) return { tool, input };
    }
  throw new Error(`No tool makes a ${makes} from ${from}.`);
}
