import type { Capabilities, ToolCapabilities } from '../entities/capabilities.ts';
import type { AnyForm, Draft } from './defineTool.ts';
import { saidName } from '../words/saidName.ts';
import { editableInputs, type ValidationMessage } from './draft.ts';
import { filesOf, kindOf } from './kinds/index.ts';
import { offeredHere, type ToolOffer } from './offeredHere.ts';
import { isCutTo, likenessOf, nearestShape } from './resultRatio.ts';
import { shownValue } from './shownValue.ts';

type Value = ToolCapabilities['accepts'][string][number];

/** A tool that can't be run here, and why where a server tells. */
export interface NotRun {
  readonly whyNot: string | null;
}

/** undefined while nobody knows. */
export type ToolStanding = ToolOffer | NotRun | undefined;

const isNotRun = (standing: ToolOffer | NotRun): standing is NotRun => 'whyNot' in standing;

/** How a tool stands with a server. */
export function standingIn(
  { tools, unavailable }: Capabilities,
  { id }: { readonly id: string },
): ToolStanding {
  const offer = tools[id];
  return offer === null ? { whyNot: unavailable?.[id] ?? null } : offer;
}

/** A tool as it is offered there; as it is, where it can't be run or nobody knows. */
export const offeredIn = <T extends AnyForm>(tool: T, standing: ToolStanding): T =>
  standing && !isNotRun(standing) ? offeredHere(tool, standing) : tool;

export interface EngineLimit {
  readonly line: string;
  /** What is chosen now is more than the engine can do. */
  readonly isBroken: boolean;
  /** What it can be, where those are a few; without it, this is no matter of what is chosen. */
  readonly accepts?: readonly Value[];
  /** Whatever is chosen, the same comes of it at the same price: there is nothing to choose. */
  readonly isIdle?: true;
}

/** What the configured engine can't do of what a tool offers. */
export interface EngineLimits {
  /** Why it can't run the tool at all; null where it can. */
  readonly whyNot: string | null;
  /** It is known to report no progress, so that one may be made up (D33). */
  readonly isSilent: boolean;
  readonly inputs: Readonly<Record<string, EngineLimit>>;
  /** Those that a result like its picture can have; none where it has the picture's own. */
  readonly shapes: readonly string[];
}

/** How it is said. */
export interface EngineWords {
  readonly on: string;
  readonly off: string;
  readonly limitedTo: (label: string, values: string) => string;
  readonly changesNothing: (label: string) => string;
  readonly cannotMake: (label: string, value: string, values: string) => string;
  readonly cutTo: (shape: string) => string;
  readonly cutBySetting: (label: string, shape: string) => string;
  readonly cutBySettingOf: (label: string, shape: string, names: string) => string;
  readonly cutAlways: (shape: string) => string;
  readonly cannotRun: string;
}

export const noLimits: EngineLimits = {
  whyNot: null,
  isSilent: false,
  inputs: {},
  shapes: [],
};

/** A result that can't be as its picture, or is not to be, is said to be otherwise, before anybody pays for it. */
function cutBy(
  tool: AnyForm,
  draft: Readonly<Record<string, unknown>>,
  shapes: readonly string[],
  words: EngineWords,
  locale: string,
): [string, EngineLimit][] {
  const { resultAspect } = tool;
  if (!('like' in resultAspect)) {
    const isChosen = 'option' in resultAspect;
    if (!isChosen && resultAspect.isOnlyRoom) return [];
    const shape = isChosen ? String(draft[resultAspect.option]) : resultAspect.ratio.join(':');
    const label = isChosen ? tool.inputs[resultAspect.option]!.label : '';
    return editableInputs(tool).flatMap(([name, input]): [string, EngineLimit][] => {
      const held = filesOf(input, draft[name]);
      const cut = held.filter((file) => isCutTo(file, shape));
      if (cut.length === 0) return [];
      const names = () => new Intl.ListFormat(locale).format(cut.map((file) => saidName(file.name)));
      const line = !isChosen
        ? words.cutAlways(shape)
        : held.length === 1
          ? words.cutBySetting(label, shape)
          : words.cutBySettingOf(label, shape, names());
      return [[name, { line, isBroken: false }]];
    });
  }
  const like = likenessOf(tool, draft);
  const shape = nearestShape(like?.picture, shapes);
  return like?.picture && shape !== null && isCutTo(like.picture, shape)
    ? [[like.input, { line: words.cutTo(shape), isBroken: false }]]
    : [];
}

/** An input that nothing is made of. Words stay open, since a form may ask for some, and so does what sets the price. */
function ignored(tool: AnyForm, name: string, line: string): EngineLimit {
  const setsPrice = tool.price.some((term) => 'by' in term && term.by === name);
  const isOpen = setsPrice || kindOf(tool.inputs[name]!).isWords;
  return { line, isBroken: false, ...(!isOpen && { isIdle: true }) };
}

/** In words, beside each input. */
export function engineLimits<T extends AnyForm>(
  tool: T,
  draft: Draft<T>,
  standing: ToolStanding,
  words: EngineWords,
  locale: string,
): EngineLimits {
  if (standing === undefined) return noLimits;
  if (isNotRun(standing)) return { ...noLimits, whyNot: standing.whyNot ?? words.cannotRun };
  const { shapes = [], accepts, ignores = [], reportsProgress } = standing;
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const limits = editableInputs(tool).flatMap(([name, input]): [string, EngineLimit][] => {
    const accepted = accepts[name];
    if (ignores.includes(name)) return [[name, ignored(tool, name, words.changesNothing(input.label))]];
    if (accepted === undefined) return [];
    const shown = (value: Value) => shownValue(input, value, words);
    const chosen = (draft as Readonly<Record<string, Value | null>>)[name];
    const values = either.format(accepted.map(shown));
    const offered = kindOf(input).choices?.(input);
    if (offered?.every(({ value }) => accepted.includes(value))) return [];
    if (chosen === undefined || chosen === null || accepted.includes(chosen))
      return [[name, { line: words.limitedTo(input.label, values), isBroken: false, accepts: accepted }]];
    return [
      [
        name,
        { line: words.cannotMake(input.label, shown(chosen), values), isBroken: true, accepts: accepted },
      ],
    ];
  });
  return {
    whyNot: null,
    isSilent: !reportsProgress,
    inputs: Object.fromEntries([...cutBy(tool, draft, shapes, words, locale), ...limits]),
    shapes,
  };
}

/** What of it stands in the way of sending. */
export const refusedBy = (limits: EngineLimits): ValidationMessage[] => [
  ...(limits.whyNot === null ? [] : [{ input: '', message: limits.whyNot }]),
  ...Object.entries(limits.inputs).flatMap(([input, { line, isBroken }]) =>
    isBroken ? [{ input, message: line }] : [],
  ),
];
