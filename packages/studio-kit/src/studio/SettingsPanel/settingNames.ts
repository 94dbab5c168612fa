import { changedIn, kindOf, type AnyForm, type Draft } from '@kinora/contract';

/** The settings, in the order of the form: those that show, and those that will. */
export const settingNames = ({ inputs }: AnyForm): string[] =>
  Object.entries(inputs)
    .filter(([, input]) => kindOf(input).place === 'settings')
    .map(([name]) => name);

/** Those that a person set otherwise. */
export function changedSettings<T extends AnyForm>(tool: T, draft: Draft<T>): string[] {
  const settings = settingNames(tool);
  return changedIn(tool, draft).filter((name) => settings.includes(name));
}
