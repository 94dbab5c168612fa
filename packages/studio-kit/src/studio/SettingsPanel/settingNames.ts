import { changedIn, isShown, kindOf, type AnyForm, type Draft } from '@kinora/contract';

/** The settings that show now, in the order of the form. */
export const settingNames = <T extends AnyForm>(tool: T, draft: Draft<T>): string[] =>
  Object.entries(tool.inputs)
    .filter(([name, input]) => isShown(tool, draft, name) && kindOf(input).place === 'settings')
    .map(([name]) => name);

/** Those that a person set otherwise. */
export function changedSettings<T extends AnyForm>(tool: T, draft: Draft<T>): string[] {
  const settings = settingNames(tool, draft);
  return changedIn(tool, draft).filter((name) => settings.includes(name));
}
