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
/** Which of it fills an input that is no prompt, by the input's name. */
const sources: Readonly<Record<string, readonly (keyof Told)[]>> = {
  negativePrompt: ['negativePrompt'],
  seed: ['seed'],
  steps: ['steps'],
  cfg: ['guidance'],
  style: ['style'],
  aspectRatio: ['width', 'height'],
};

const sourcesOf = ({ prompt }: AnyTool, name: string): readonly (keyof Told)[] =>
  name === prompt ? ['prompt'] : (sources[name] ?? []);

/** The value that an input would hold; undefined where it can hold none of it. */
function fitting(tool: AnyTool, input: Input, name: string, picture: Told): unknown {
  const kind = kindOf(input);
  if (name === 'aspectRatio') {
    const shapes = kind.choices?.(input).map(({ value }) => String(value)) ?? [];
    return nearestShape(picture, shapes) ?? undefined;
  }
  const [source] = sourcesOf(tool, name);
  const value = source && picture[source];
  if (value === undefined) return undefined;
  const alike = (text: unknown) => String(text).toLowerCase() === String(value).toLowerCase();
  const choices = kind.choices?.(input);
  if (choices) return choices.find((each) => alike(each.value) || alike(each.label))?.value;
  if (kind.settle && typeof value === 'number') return kind.settle(input, value);
  return kind.cut?.(input, String(value));
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
    const value = fitting(tool, input, name, { ...making, prompt });
    if (value === undefined || !(name in start)) continue;
    values[name] = value;
    for (const source of sourcesOf(tool, name)) used.add(source);
  }
  const left = (Object.keys(making) as (keyof PictureMaking)[]).filter(
    (key) => making[key] !== undefined && !used.has(key) && !told.has(key),
  );
  return { values: values as Partial<Draft<T>>, left };
}
