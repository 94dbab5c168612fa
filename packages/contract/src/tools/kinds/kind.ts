import type { Saying } from '../../words/saying.ts';

/** What every input of a tool can say about itself. */
export interface InputBasics {
  readonly label: string;
  readonly help?: string;
  /** The input appears only once the one named here is filled. */
  readonly after?: string;
}

export type Reading<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly message: string };

/**
 * A kind of input: all that the form, the request and the server need to know about it.
 * D is what a form holds while a person works, V is what a finished request says.
 */
export interface Kind<I, D, V> {
  initial(input: I): D;
  /** Why a form can't be sent with this, in the words to show; null when it can. */
  validate(input: I, draft: D): Saying | null;
  /** A draft as a finished value; `addresses` says where its files went, in their order. */
  toValue(input: I, draft: D, addresses: readonly string[]): V;
  /** What a form takes of a draft that was kept as JSON, maybe by an older version of the tool; undefined for nothing. Files are kept apart. */
  restore(input: I, kept: unknown): D | undefined;
  /** The value in the request's body; undefined leaves the field out. */
  write(input: I, value: V): unknown;
  /** The value in a body that came from anywhere. */
  read(input: I, raw: unknown): Reading<V>;
}

export const read = <V>(value: V): Reading<V> => ({ ok: true, value });
export const refuse = (message: string): Reading<never> => ({ ok: false, message });
