import type { AnyDeviceTool } from '../tools/defineTool.ts';
import type { DeviceEngine, DeviceResult } from '../tools/deviceEngine.ts';
import { editableInputs, filesIn } from '../tools/draft.ts';
import { kindOf } from '../tools/kinds/index.ts';
import { nameAfter } from '../tools/nameAfter.ts';
import { rehearsalOf, rehearsedModel } from '../tools/rehearsal.ts';
import { enlargedName, isEnlargement } from '../tools/ultimateUpscale.ts';

/** What the specification's analysis answers with (A234). */
export const cannedPrompts = [
  'A quiet harbour at dawn, long shadows, warm light on still water, 35 mm film',
  'Portrait by a window, soft side light, shallow depth of field, muted colours',
  'City street in the rain at night, neon reflections, low angle, cinematic',
] as const;

export interface Rehearsal {
  /** Waits so many milliseconds, or until it is given up. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

/** By how much a form enlarges, whatever it calls that; null where it does not. */
function factorIn(tool: AnyDeviceTool, draft: Readonly<Record<string, unknown>>): number | null {
  const [name] = editableInputs(tool).find(([, input]) => kindOf(input).subject?.(input) === 'factor') ?? [];
  return name === undefined ? null : Number(draft[name]);
}

function resultOf(
  tool: AnyDeviceTool,
  draft: Readonly<Record<string, unknown>>,
  random: () => number,
): DeviceResult {
  if (tool.makes === 'prompt') {
    const chosen = cannedPrompts[Math.floor(random() * cannedPrompts.length)] ?? cannedPrompts[0];
    return { is: 'prompt', text: chosen, source: 'canned' };
  }
  if (tool.makes === 'model') return rehearsedModel(tool, draft);
  const [, source] = filesIn(tool, draft)[0] ?? [];
  if (!source) throw new Error('There is no picture to enlarge.');
  const factor = factorIn(tool, draft);
  return {
    is: 'image',
    blob: source.blob,
    width: (source.width ?? 0) * (factor ?? 1),
    height: (source.height ?? 0) * (factor ?? 1),
    name: factor === null ? nameAfter(source.name, tool.id) : enlargedName(source.name, factor),
    milliseconds: tool.rehearsalSeconds * 1000,
    isEnlargement: factor !== null && isEnlargement(factor),
  };
}

/** The specification's simulations: the right time, the right words, and nothing done. */
export const rehearsalEngine = ({ wait, random = Math.random }: Rehearsal): DeviceEngine =>
  rehearsalOf((tool, draft) => resultOf(tool, draft, random), wait);
