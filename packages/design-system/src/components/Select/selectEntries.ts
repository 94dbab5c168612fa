import type { ChoiceOption } from '../Field/choiceOption.ts';

export type SelectOption<Value extends string = string> = ChoiceOption<Value>;

/** Options under a title of their own. */
export interface SelectSection<Value extends string = string> {
  title: string;
  options: readonly SelectOption<Value>[];
}

/** What a list holds: options, or sections of them. */
export type SelectEntry<Value extends string = string> = SelectOption<Value> | SelectSection<Value>;

export function isSection<Value extends string>(entry: SelectEntry<Value>): entry is SelectSection<Value> {
  return 'options' in entry;
}

/** All options of a list, those in sections too. */
export function optionsOf<Value extends string>(
  entries: readonly SelectEntry<Value>[],
): readonly SelectOption<Value>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
}
