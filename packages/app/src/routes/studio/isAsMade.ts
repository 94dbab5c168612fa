import {
  kindOf,
  settingsOf,
  toolOf,
  usedElsewhere,
  type AnyDraft,
  type StudioCreation,
} from '@kinora/contract';
import type { AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';

type Form = Readonly<Record<string, unknown>>;

const trimmed = (words: unknown) => (typeof words === 'string' ? words.trim() : '');

/**
 * Whether a form still asks for what a result was made from, but for what is left to chance. `begun` is the form as it
 * was when the result came, or was brought: with one that was brought, only its settings tell.
 */
export function isAsMade(
  creation: StudioCreation,
  { tool, draft, phase }: Pick<StudioModel<AnyTool>, 'tool' | 'draft' | 'phase'>,
  begun: object,
): boolean {
  const isBrought = phase.name === 'done' && phase.isBrought === true;
  const settings = isBrought ? (settingsOf(creation, toolOf(creation)) ?? {}) : {};
  const made: Form = { ...begun, ...usedElsewhere(tool, settings, tool).values };
  return Object.entries(tool.inputs).every(([name, input]) => {
    const kind = kindOf(input);
    const [one, other] = [made[name], (draft as Form)[name]];
    if (kind.drawn || one === other || one === undefined) return true;
    if (kind.isWords) return trimmed(one) === trimmed(other);
    return kind.same?.(one as AnyDraft, other as AnyDraft) ?? false;
  });
}
