import { changedIn, isShown, type AnyForm, type Draft } from '@kinora/contract';
import { editorOf } from '../editors/index.ts';

/** The settings that show now, in the order of the form. */
export const settingsIn = <T extends AnyForm>(tool: T, draft: Draft<T>): string[] =>
  Object.entries(tool.inputs)
    .filter(
      ([name, input]) =>
        input.kind !== 'constant' && isShown(tool, draft, name) && editorOf(input).place === 'settings',
    )
    .map(([name]) => name);

/** Those that a person set otherwise; what follows another setting has no start of its own. */
export function changedSettings<T extends AnyForm>(tool: T, draft: Draft<T>): string[] {
  const settings = settingsIn(tool, draft);
  return changedIn(tool, draft).filter((name) => {
    const input = tool.inputs[name];
    return settings.includes(name) && !(input?.kind === 'option' && input.follows);
  });
}
