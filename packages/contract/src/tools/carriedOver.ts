import type { AnyTool, Draft } from './defineTool.ts';
import type { PictureMaking } from './deviceEngine.ts';
import { editableInputs, initialValues } from './draft.ts';
import type { Input } from './kinds/index.ts';
import { rangeKind } from './kinds/range.ts';
import { ratioOf } from './resultRatio.ts';

/** What a form takes of a picture's making, and what it has no place for. */
export interface CarriedOver<T extends AnyTool> {
  readonly values: Partial<Draft<T>>;
  readonly left: readonly (keyof PictureMaking)[];
}

/** Nothing that a form could ask for. */
const told: ReadonlySet<keyof PictureMaking> = new Set(['program']);
/** Which of the making fills an input, by the input's name. */
const sources: Readonly<Record<string, readonly (keyof PictureMaking)[]>> = {
  negativePrompt: ['negativePrompt'],
  seed: ['seed'],
  steps: ['steps'],
  cfg: ['guidance'],
  style: ['style'],
  aspectRatio: ['width', 'height'],
};

/** The value that an input would hold; undefined where it can hold none of it. */
function fitting(input: Input, name: string, making: PictureMaking): unknown {
  if (name === 'aspectRatio' && input.kind === 'option') {
    const { width, height } = making;
    if (!width || !height) return undefined;
    const off = (value: unknown) => Math.abs(Math.log((ratioOf(String(value)) * height) / width));
    return input.options.map(({ value }) => value).toSorted((one, other) => off(one) - off(other))[0];
  }
  const [source] = sources[name] ?? [];
  const value = source && making[source];
  if (value === undefined) return undefined;
  if (input.kind === 'range' && typeof value === 'number') {
    const within = Math.min(input.max, Math.max(input.min, value));
    return rangeKind.toValue(input, within, []);
  }
  if (input.kind === 'option') {
    const alike = (text: unknown) => String(text).toLowerCase() === String(value).toLowerCase();
    return input.options.find((each) => alike(each.value) || alike(each.label))?.value;
  }
  return input.kind === 'text' ? String(value).slice(0, input.maxLength) : undefined;
}

/** Fills a form from what a picture told: what fits is taken at the nearest step, the rest is named. */
export function carriedOver<T extends AnyTool>(
  tool: T,
  prompt: string,
  making: PictureMaking = {},
): CarriedOver<T> {
  const start = initialValues(tool) as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  const used = new Set<keyof PictureMaking>();
  for (const [name, input] of editableInputs(tool)) {
    if (name === 'prompt' && input.kind === 'text') values[name] = prompt.slice(0, input.maxLength);
    const value = fitting(input, name, making);
    if (value === undefined || !(name in start)) continue;
    values[name] = value;
    for (const source of sources[name] ?? []) used.add(source);
  }
  const left = (Object.keys(making) as (keyof PictureMaking)[]).filter(
    (key) => making[key] !== undefined && !used.has(key) && !told.has(key),
  );
  return { values: values as Partial<Draft<T>>, left };
}
