import { initialValues, type AnyForm } from '@kinora/contract';

export type ByInput = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Of the inputs that are filled with something else, those in which a person had given something. */
export function overwrittenIn(tool: AnyForm, held: ByInput, values: ByInput): readonly string[] {
  const empty: ByInput = initialValues(tool);
  return Object.keys(values).filter(
    (name) => isGiven(held[name]) && held[name] !== values[name] && held[name] !== empty[name],
  );
}

/** The inputs of these names, as the form calls them. */
export const labelsOf = (tool: AnyForm, names: readonly string[]): string =>
  names.map((name) => tool.inputs[name]?.label ?? name).join(', ');
