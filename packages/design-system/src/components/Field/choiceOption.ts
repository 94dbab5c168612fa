/** One of the choices of a group. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line: what it means, what it costs, why it is out of reach. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Finds an option again by the text that a form control reports, so that its own type is kept. */
export function chosenValue<Value extends string>(
  options: readonly { value: Value }[],
  reported: string | null,
): Value | undefined {
  return options.find((option) => option.value === reported)?.value;
}
