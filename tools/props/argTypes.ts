import type { ComponentProperties, Property } from './componentProps.ts';
import type { PropertyKind } from './shownType.ts';

/** A row of a properties table, as Storybook takes it. */
export interface ArgType {
  readonly name: string;
  readonly description: string;
  readonly type: {
    readonly name: string;
    readonly required: boolean;
    readonly value?: readonly (string | number)[];
  };
  readonly options?: readonly (string | number)[];
  readonly control: { readonly type: string } | { readonly disable: true };
  readonly table: {
    readonly type: { readonly summary: string; readonly detail?: string };
    readonly defaultValue?: { readonly summary: string };
    readonly category?: string;
  };
}

const controls: Readonly<Record<PropertyKind, string | null>> = {
  choice: 'select',
  boolean: 'boolean',
  text: 'text',
  number: 'number',
  function: null,
  other: null,
};

const typeNames: Readonly<Record<PropertyKind, string>> = {
  choice: 'enum',
  boolean: 'boolean',
  text: 'string',
  number: 'number',
  function: 'function',
  other: 'other',
};

const underneath = 'As in React Aria';

const argTypeOf = (property: Property): ArgType => {
  const { name, description, kind, values, isRequired, summary, shapes, byDefault, isInherited } = property;
  const control = controls[kind];
  return {
    name,
    description,
    type: { name: typeNames[kind], required: isRequired, ...(kind === 'choice' ? { value: values } : {}) },
    ...(kind === 'choice' ? { options: values } : {}),
    control: control ? { type: control } : { disable: true },
    table: {
      type: { summary, ...(shapes ? { detail: shapes } : {}) },
      ...(byDefault ? { defaultValue: { summary: byDefault } } : {}),
      ...(isInherited ? { category: underneath } : {}),
    },
  };
};

/** What is a component's own stands first, and of that what must be given. */
export const argTypesOf = ({ properties }: ComponentProperties): Readonly<Record<string, ArgType>> => {
  const rank = ({ isInherited, isRequired }: Property) => (isInherited ? 2 : 0) + (isRequired ? 0 : 1);
  const sorted = properties.toSorted((a, b) => rank(a) - rank(b));
  return Object.fromEntries(sorted.map((property) => [property.name, argTypeOf(property)]));
};
