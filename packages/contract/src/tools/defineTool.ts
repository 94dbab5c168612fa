import type { DraftOf, Input, ValueOf } from './kinds/index.ts';
import type { PriceTerm } from './price.ts';

export type Inputs = Readonly<Record<string, Input>>;
type Name<I> = Extract<keyof I, string>;

/** What a tool says to a person. The strings are the specification's, letter for letter. */
export interface ToolWords {
  readonly generate: string;
  readonly busy: string;
  /** When the answer names a job instead of a file. */
  readonly started: string;
  readonly done: string;
  /** When the server gives no message of its own, or something unexpected happens. */
  readonly failed: string;
}

/** The shape of the result, known before it is there: as an input picture, by an option such as '16:9', or fixed. */
export type Frame<K extends string = string> =
  | { readonly like: K }
  | { readonly option: K }
  | { readonly ratio: readonly [number, number] };

export interface ToolDefinition<I extends Inputs = Inputs> {
  readonly id: string;
  readonly makes: 'image' | 'video';
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly call: { readonly function: string; readonly model: string; readonly sendsPrice: boolean };
  readonly inputs: I;
  readonly frame: Frame<Name<I>>;
  readonly price: readonly PriceTerm<Name<I>>[];
  readonly tips: readonly string[];
  readonly words: ToolWords;
}

/** Any tool, where its inputs are walked and not named. */
export type AnyTool = Omit<ToolDefinition, 'frame' | 'price'> & {
  readonly frame: Frame;
  readonly price: readonly PriceTerm[];
};

type Asked<T extends AnyTool> = {
  [K in keyof T['inputs'] as T['inputs'][K] extends { kind: 'fixed' } ? never : K]: T['inputs'][K];
};

/** What the form of a tool holds. */
export type Draft<T extends AnyTool> = { readonly [K in keyof Asked<T>]: DraftOf<Asked<T>[K]> };

/** What a finished request says. */
export type Values<T extends AnyTool> = { readonly [K in keyof Asked<T>]: ValueOf<Asked<T>[K]> };

/** What a price is worked out from: a draft or values, since no price depends on a file's content. */
export type PriceDraft<T extends AnyTool> = Draft<T> | Values<T>;

/** Checks that the parts of a definition name each other rightly, and keeps its exact type. */
export function defineTool<const I extends Inputs>(definition: ToolDefinition<I>): ToolDefinition<I> {
  const names = Object.keys(definition.inputs);
  for (const [name, input] of Object.entries(definition.inputs)) {
    if (input.after !== undefined && !names.includes(input.after))
      throw new Error(
        `The tool '${definition.id}' shows '${name}' after '${input.after}', which is not one of its inputs, so it would never appear. Name one of: ${names.join(', ')}.`,
      );
  }
  for (const term of definition.price) {
    const input = term.term === 'plus' ? definition.inputs[term.by] : undefined;
    const unpriced =
      term.term === 'plus' && input?.kind === 'option'
        ? input.options.find((each) => !(String(each.value) in term.amounts))
        : undefined;
    if (unpriced)
      throw new Error(
        `The tool '${definition.id}' has no amount for '${unpriced.value}' under '${term.label}', so it would be free by accident. Say 0 if it is.`,
      );
  }
  return definition;
}
