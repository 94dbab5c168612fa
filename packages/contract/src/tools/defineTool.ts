import type { Saying } from '../words/saying.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { DraftOf, ImagesInput, Input, TextInput, ValueOf } from './kinds/index.ts';
import type { PriceTerm } from './priceTerm.ts';

export type Inputs = Readonly<Record<string, Input>>;
type Name<I> = Extract<keyof I, string>;
/** Of those of one kind, where they are known. */
type NameOf<I, Kind> = string extends keyof I
  ? string
  : { [K in Name<I>]: I[K] extends Kind ? K : never }[Name<I>];

/** What a tool says to a person. The strings are the specification's, letter for letter. */
export interface ToolWords {
  readonly generate: string;
  readonly busy: string;
  /** When the answer names a job instead of a file. */
  readonly started: string;
  readonly done: Saying;
  /** When the server gives no message of its own. */
  readonly failed: Saying;
  /** `failed` is said in passing whatever the server says, and the server's own message stands on the card (A227, A341). */
  readonly alwaysSaysFailed?: boolean;
  /** When something breaks that is no answer of the server; without it, as `failed`. */
  readonly broke?: Saying;
  /** When a final answer has no address, and nothing came of it (D36). */
  readonly noAddress?: Saying;
  /** When a final answer has no address, and a placeholder stands in for what is made (D36). */
  readonly standIn?: Saying;
  /** What a picture made on the device is called to who can't see it; without it, the kit's own word. */
  readonly result?: string;
  /** On the button that clears inputs and result. */
  readonly again?: string;
  readonly download?: string;
}

/** The shape of the result, known before it is there: as an input picture, by an option such as '16:9', or fixed. */
export type ResultAspect<K extends string = string> =
  | { readonly like: K }
  | { readonly option: K }
  /** `isOnlyRoom`: so much room it takes, and nothing is cut to that. */
  | { readonly ratio: readonly [number, number]; readonly isOnlyRoom?: true };

/**
 * How the button behaves while something is missing (D5): 'waits' looks unavailable and says why when pressed,
 * 'ready' only says why when pressed, 'appears' is not there yet, 'lists' is disabled with what is missing under it.
 */
export type GenerateButton = 'waits' | 'ready' | 'appears' | 'lists';

/** The generations that a plan includes a month, of two sorts (D11). */
export type Allowance = 'video' | 'image';

/** Which inputs of a tool that makes a model say what of it, whatever they are called. */
export interface Trains<K extends string = string> {
  readonly name: K;
  readonly base: K;
  readonly pictures: K;
  /** @default the name */
  readonly triggerWord?: K;
}

/** What every tool has: a form, a price and words. */
export interface FormDefinition<I extends Inputs = Inputs> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** What it is called where its title alone would name another tool too. */
  readonly fullTitle?: string;
  /** The page it is on; several tools can share one. */
  readonly path: string;
  /** What its draft is kept under, where several tools share one: what both ask for is given once. @default its id */
  readonly draftName?: string;
  readonly inputs: I;
  /** The words that it is asked for with, which title what is made and are told apart from its settings. */
  readonly prompt?: NameOf<I, TextInput>;
  /** The pictures that are looked through before anything is begun with them, where that can be done. */
  readonly checks?: NameOf<I, ImagesInput>;
  /** Said by every tool that makes a model, and by no other. */
  readonly trains?: Trains<Name<I>>;
  readonly resultAspect: ResultAspect<Name<I>>;
  readonly price: readonly PriceTerm<Name<I>>[];
  /** Whichever included generation may pay for a run, whatever it makes; without one credits alone. @default null */
  readonly allowance?: Allowance | null;
  readonly button?: GenerateButton;
  /** A plain line that stands by the form, as on whose likeness may be used. */
  readonly notice?: string;
  /** Where the work reports no progress, one is made up as the specification has it (D33). */
  readonly pretendsProgress?: boolean;
  /** How long it takes, where people should know: '15-30 minutes'. */
  readonly takes?: string;
  readonly tips: readonly string[];
  readonly words: ToolWords;
  /** What a saved file is called, before the time: 'seedance-video' (A342). */
  readonly fileName?: string;
}

/** What something is begun with: one file, several pictures, or words alone. */
export type Beginning = 'image' | 'video' | 'pictures' | 'words';

export interface ToolCall {
  readonly function: string;
  /** What a creation and its job remember as their model; each tool has its own. */
  readonly model: string;
  /** What every body of it says beside its inputs, and what tells it from others of its function. @default its model */
  readonly constants?: Readonly<Record<string, string | number | boolean | null>>;
  readonly sendsPrice: boolean;
}

/** A tool that a server does. */
export interface ToolDefinition<I extends Inputs = Inputs> extends FormDefinition<I> {
  readonly makes: 'image' | 'video' | 'model';
  readonly allowance: Allowance | null;
  readonly call: ToolCall;
  /** For how many minutes it may run, its time in the queue apart. @default 60 */
  readonly mostMinutes?: number;
  /** How many of it one person may have under way. @default as many as of all tools together */
  readonly mostAtOnce?: number;
  /** What it is the tool for where nobody chose one: said by one tool of all for each sort of thing it makes. */
  readonly usualFor?: readonly Beginning[];
  /** The input that names the model to make it with: one that the person trained, and that is ready. */
  readonly madeWith?: Name<I>;
}

/** A tool that runs where the person is, and calls nothing. */
export interface DeviceToolDefinition<I extends Inputs = Inputs> extends FormDefinition<I> {
  readonly makes: 'image' | 'prompt' | 'model';
  readonly runs: 'device';
  /** How long the rehearsal of it takes, where no real engine is given. */
  readonly rehearsalSeconds: number;
}

type Open<T> = Omit<T, 'resultAspect' | 'price'> & {
  readonly resultAspect: ResultAspect;
  readonly price: readonly PriceTerm[];
};

/** Any form, where its inputs are walked and not named. */
export type AnyForm = Open<FormDefinition>;
/** Any tool that a server does. */
export type AnyTool = Open<ToolDefinition>;
export type AnyDeviceTool = Open<DeviceToolDefinition>;
/** Any tool that a studio can be drawn of, wherever its work is done. */
export type StudioTool = AnyTool | AnyDeviceTool;

type Asked<T extends AnyForm> = {
  [K in keyof T['inputs'] as T['inputs'][K] extends { role: 'shown' } ? never : K]: T['inputs'][K];
};

/** What the form of a tool holds. */
export type Draft<T extends AnyForm> = { readonly [K in keyof Asked<T>]: DraftOf<Asked<T>[K]> };

/** What a finished request says. */
export type Values<T extends AnyForm> = { readonly [K in keyof Asked<T>]: ValueOf<Asked<T>[K]> };

/** What a price is worked out from: a draft or values, since no price depends on a file's content. */
export type PriceDraft<T extends AnyForm> = Draft<T> | Values<T>;

/** Known by what it makes: a file, or a model. */
type Making<M> = { readonly makes: M };

/** Known by its id where its definition is not at hand, as to what brings its engine. */
type Called<Id> = { readonly id: Id };

/** A tool whose result is a picture or a clip. */
export type FileTool = AnyTool & Making<'image' | 'video'>;
export const makesFile = (tool: AnyTool): tool is FileTool => tool.makes !== 'model';

/** Checks that the parts of a definition name each other rightly, and keeps its exact type. */
export function defineTool<const I extends Inputs, const M extends ToolDefinition['makes']>(
  definition: ToolDefinition<I> & Making<M>,
): ToolDefinition<I> & Making<M> {
  checkDefinition(definition);
  return definition;
}

export function defineDeviceTool<
  const I extends Inputs,
  const M extends DeviceToolDefinition['makes'],
  const Id extends string,
>(
  definition: DeviceToolDefinition<I> & Making<M> & Called<Id>,
): DeviceToolDefinition<I> & Making<M> & Called<Id> {
  checkDefinition(definition);
  return definition;
}
