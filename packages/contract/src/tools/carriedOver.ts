import type { AnyTool, Draft } from './defineTool.ts';
import type { PictureMaking } from './deviceEngine.ts';
import { editableInputs, initialValues } from './draft.ts';
import { kindOf, type Input } from './kinds/index.ts';
import { nearestShape } from './resultRatio.ts';

/** What a form takes of a picture's making, and what it has no place for. */
export interface CarriedOver<T extends AnyTool> {
  readonly values: Partial<Draft<T>>;
  readonly left: readonly (keyof PictureMaking)[];
}

/** All that a picture told: the words, and how it was made. */
interface Told extends PictureMaking {
  readonly prompt: string;
}

/** Nothing that a form could ask for. */
const told: ReadonlySet<keyof PictureMaking> = new Set(['program']);
/** Which of it fills an input, as its definition says. */
function sourcesOf({ prompt }: AnyTool, name: string, input: Input): readonly (keyof Told)[] {
  if (name === prompt) return ['prompt'];
  if (kindOf(input).subject?.(input) === 'ratio') return ['width', 'height'];
  return input.tells ? [input.tells] : [];
}

/** The value that an input would hold; undefined where it can hold none of it. */
function fitting(input: Input, [source, more]: readonly (keyof Told)[], picture: Told): unknown {
  const kind = kindOf(input);
  const choices = kind.choices?.(input);
  if (more) return nearestShape(picture, choices?.map((each) => String(each.value)) ?? []) ?? undefined;
  const value = source && picture[source];
  if (value === undefined) return undefined;
  const alike = (text: unknown) => String(text).toLowerCase() === String(value).toLowerCase();
  if (choices) return choices.find((each) => alike(each.value) || alike(each.label))?.value;
  if (kind.nearest && typeof value === 'number') return kind.nearest(input, value);
  return kind.cut?.(input, String(value)) ?? (kind.drawn ? kind.restore(input, value, []) : undefined);
}

/** Fills a form from what a picture told: what fits is taken at the nearest step, the rest is named. */
export function carriedOver<T extends AnyTool>(
  tool: T,
  prompt: string,
  making: PictureMaking = {},
): CarriedOver<T> {
  const start = initialValues(tool) as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  const used = new Set<keyof Told>();
  for (const [name, input] of editableInputs(tool)) {
    const of = sourcesOf(tool, name, input);
    const value = fitting(input, of, { ...making, prompt });
    if (value === undefined || !(name in start)) continue;
    values[name] = value;
    for (const source of of) used.add(source);
  }
  const left = (Object.keys(making) as (keyof PictureMaking)[]).filter(
    (key) => making[key] !== undefined && !used.has(key) && !told.has(key),
  );
  return { values: values as Partial<Draft<T>>, left };
}
