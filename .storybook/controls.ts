// What the Controls panel offers: an editor for what a person can say, and none for code, pictures and parts.
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import * as glyphs from '../packages/design-system/src/icons/glyphs.ts';

/** For code, not for looking at. */
const forCode = /^(?:className|id|slot|ref|key|style|name|form|aria-.*|data-.*)$/;
/** Parts that are given as nodes, where words are the commonest. */
const asNode = /\bReactNode\b/;
const asGlyph = /\b(?:Glyph|LucideIcon)\b/;
/** More than that is a file or an address, and nothing to type. */
const mostLetters = 400;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const named: Readonly<Record<string, Range>> = {
  progress: { min: 0, max: 1, step: 0.01 },
  ratio: { min: 0.4, max: 2.4, step: 0.01 },
  aspect: { min: 0.4, max: 2.4, step: 0.01 },
  position: { min: 0, max: 20, step: 1 },
};

type Args = Readonly<Record<string, unknown>>;

const numberIn = (args: Args, ...names: readonly string[]): number | undefined =>
  names.map((name) => args[name]).find((value) => typeof value === 'number');

/** As far as its own bounds go, where it has some; else what its name means, else twice what it is. */
function rangeOf(name: string, args: Args): Range {
  const known = named[name];
  if (known) return known;
  const value = numberIn(args, name) ?? 0;
  const min = numberIn(args, 'minValue', 'min') ?? Math.min(0, value * 2);
  const max = numberIn(args, 'maxValue', 'max', 'of', 'total') ?? Math.max(10, value * 2);
  const step = numberIn(args, 'step') ?? (Number.isInteger(value) ? 1 : 0.01);
  return { min, max, step };
}

const none = { control: { disable: true } } as const;
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= mostLetters && !/^(?:data|blob):/.test(value);

const glyphNames = ['none', ...Object.keys(glyphs)];
const drawing = { control: { type: 'select' }, options: glyphNames, mapping: { none: undefined, ...glyphs } };

function editorOf(name: string, row: StrictInputType | undefined, args: Args): StrictInputType | object {
  const value = args[name];
  const summary = row?.table?.type?.summary ?? '';
  const kind = row?.type?.name;
  if (forCode.test(name) || typeof value === 'function') return asGlyph.test(summary) ? drawing : none;
  if (asGlyph.test(summary)) return drawing;
  if (kind === 'enum') {
    const { length } = row?.options ?? [];
    return { control: { type: length > 0 && length <= 4 ? 'inline-radio' : 'select' } };
  }
  if (kind === 'boolean' || typeof value === 'boolean') return { control: { type: 'boolean' } };
  if (kind === 'number' || typeof value === 'number')
    return { control: { type: 'range', ...rangeOf(name, args) } };
  if (isWords(value)) return { control: { type: 'text' } };
  if (value === undefined && (kind === 'string' || asNode.test(summary)))
    return { control: { type: 'text' } };
  return none;
}

/** As tools/props writes them. */
const asRead: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  enum: 'select',
  number: 'number',
  string: 'text',
};

/** Whether a story said itself how a row is edited, or that it is not. */
function isOwn({ control, type }: StrictInputType): boolean {
  if (!control) return false;
  const read = asRead[type?.name ?? ''];
  if (typeof control === 'string') return control !== read;
  return 'disable' in control ? read !== undefined : (control as { type: string }).type !== read;
}

/** For every story at once; what a story says of its own row stays. */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const row = argTypes[name];
      return [name, { name, ...row, ...(row && isOwn(row) ? {} : editorOf(name, row, initialArgs)) }];
    }),
  ) as typeof argTypes;
};
