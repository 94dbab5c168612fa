import type { FormWords } from '../../words/form.ts';
import type { Saying } from '../../words/saying.ts';
import type { MediaFile, MediaKind } from '../media.ts';

/** What every input of a tool can say about itself. */
export interface InputBasics {
  readonly label: string;
  readonly help?: string;
  /** Its name in the body of a request; without it, it never travels. */
  readonly field?: string;
  /** Without it a person fills it in; 'shown' is only read. */
  readonly role?: 'shown';
  /** What its number counts: 's'. */
  readonly unit?: string;
  /** The input appears only once the one named here is filled. */
  readonly after?: string;
  /** The input whose file this one is drawn over, and shows. */
  readonly on?: string;
  /** What is said where another file took the place of that one, and what was drawn over it went with it. */
  readonly wentNote?: string;
  readonly follows?: Follows<unknown>;
  /** What of a picture's own making fills it, where the picture tells. */
  readonly tells?: 'negativePrompt' | 'seed' | 'steps' | 'guidance' | 'style';
}

/** When another input is changed, this one goes along, with a word about it, unless it was chosen by hand (D6). */
export interface Follows<D> {
  readonly input: string;
  readonly to: Readonly<Record<string, D>>;
  readonly notes: Readonly<Record<string, string>>;
}

/** D is what a form holds for an input while a person works, V is what a finished request says. */
export interface Typed<D, V> {
  /** For the compiler alone: it is never there. */
  readonly types?: { readonly draft: D; readonly value: V };
}

/** What a tool says of an input; the rest its kind adds. */
export type Spec<I> = Omit<I, 'kind' | 'role' | 'types'>;

/** An input as its helper makes it: what its tool says, letter for letter, and its kind. */
export type Made<I extends { readonly kind: string } & Typed<unknown, unknown>, S> = S &
  Pick<I, 'kind' | 'types'>;

export type Reading<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly message: string };

/** What a form or a body says elsewhere, by the name of the input. */
export type Elsewhere = (name: string) => unknown;

/** One of a few values, with its name. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** Where in a studio the editor of an input stands: on the stage, under it, or among the settings. */
export type EditorPlace = 'stage' | 'words' | 'settings';

/** What inputs have that hold files: only their kind knows where in its drafts and values they are. */
export interface FilesOf<I, D, V> {
  media(input: I): MediaKind;
  /** So many find room. */
  most(input: I): number;
  /** What is held with one more that is taken by itself, or why there is no room for it. */
  add(
    input: I,
    held: D,
    file: MediaFile,
    said: FormWords,
  ): { readonly value: D } | { readonly refusal: Saying };
  /** Those that a form holds, in the order in which they are sent. */
  of(held: D): readonly MediaFile[];
  /** Where they went, in the same order. */
  addresses(value: V): readonly string[];
  /** The same value with each of its files elsewhere. */
  withPlaces(value: V, places: readonly string[]): V;
}

/** What a value is called that has no name of its own in the form. */
export interface SettingWords {
  readonly on: string;
  readonly off: string;
  readonly none: string;
  readonly random: string;
  readonly strokes: (count: number) => string;
}

/** A clip is cut and never stretched, except to the least, which is always had; `why` is for people. */
export interface NotLonger {
  readonly than: string;
  readonly why: string;
  readonly least: number;
}

/**
 * A kind of input: all that the form, the request and the server need to know about it.
 * D is what a form holds while a person works, V is what a finished request says.
 */
export interface Kind<I, D, V> {
  readonly place: EditorPlace;
  initial(input: I): D;
  /** Why a form can't be sent with this, in the words to show; null when it can. What the definition has no words for is `said`. */
  validate(input: I, draft: D, said: FormWords): Saying | null;
  /** A draft as a finished value; `addresses` says where its files went, in their order. */
  toValue(input: I, draft: D, addresses: readonly string[]): V;
  /**
   * What a form takes of a draft that was kept as JSON, maybe by an older version of the tool; undefined for nothing.
   * With files it is kept as a value, and they are beside it in their order, null where one is gone.
   */
  restore(input: I, kept: unknown, files: readonly (MediaFile | null)[]): D | undefined;
  /** The value in the request's body; undefined leaves the field out. */
  write(input: I, value: V, elsewhere?: Elsewhere): unknown;
  /** The value in a body that came from anywhere. */
  read(input: I, raw: unknown, elsewhere?: Elsewhere): Reading<V>;

  // What most kinds have nothing to say about.
  /** Where it holds files: one, or several. */
  readonly files?: FilesOf<I, D, V>;
  /** Words that a person wrote: they are checked as such, and no price and no choice depends on them. */
  readonly isWords?: true;
  /** Words that came from elsewhere, as far as there is room for them. */
  cut?(input: I, words: string): D;
  /** A value as a person reads it; without it, its choice or the value itself is read. */
  show?(input: I, value: V, said: SettingWords): string;
  /** Whether two say the same; without it, where they are one. */
  same?(one: D, other: D): boolean;
  /** Of what is drawn over a file: whether that was another one. */
  isOverAnother?(draft: D, file: MediaFile): boolean;
  /** The same, known to be drawn over this file. */
  laidOver?(draft: D, file: MediaFile): D;
  /** All that it can be, where those are a few. */
  choices?(input: I): readonly Choice[];
  /** Why a value can't stand beside what else is chosen; null when it can. */
  clash?(input: I, value: D | V, values: Readonly<Record<string, unknown>>, said: FormWords): string | null;
  /** The value that is meant by one beside it: the nearest it can be. */
  nearest?(input: I, value: D | V): D;
  /** A value where one was left to chance; `random` gives from 0 up to 1. */
  drawn?(input: I, random: () => number): V;
  /** What its choices are of, as 'ratio' or 'effect', where that is known. */
  subject?(input: I): string | undefined;
  /** The clip that it can't last longer than, where it is a length that clips are cut to. */
  notLonger?(input: I): NotLonger | null;
  /** The other inputs it speaks of. */
  names?(input: I): readonly string[];
}

export const read = <V>(value: V): Reading<V> => ({ ok: true, value });
export const refuse = (message: string): Reading<never> => ({ ok: false, message });
