import type { Creation } from '../entities/creation.ts';
import type { AnyForm } from './defineTool.ts';
import { givenName } from './givenName.ts';
import { kindOf, type AnyValue, type Input, type SettingWords } from './kinds/index.ts';
import { shownValue } from './shownValue.ts';

/** One setting, as a person reads it. */
export interface SettingLine {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** It is figures, with a sign of what they count at most: 5, 0.7, 16:9, 720p, 5 s. */
  readonly isNumeric: boolean;
  /** As it was kept: two files may read the same. */
  readonly kept: unknown;
}

/** The name of a file in storage, or what kind of file it is. */
function fileName(place: string): string {
  return givenName(place) ?? place.split('.').at(-1)!.toUpperCase();
}

/** What no form of today asks for, by what it looks like: nothing else is known of it. */
function unknownText(kept: unknown, said: SettingWords): string {
  if (typeof kept === 'boolean') return kept ? said.on : said.off;
  if (Array.isArray(kept))
    return kept
      .map((each) => (typeof each === 'string' ? fileName(each) : unknownText(each, said)))
      .join(', ');
  return typeof kept === 'string' ? kept : JSON.stringify(kept);
}

/** Settings were kept once, by whatever form there was then: one that its kind can't hold any more is shown as it stands. */
function textOf(input: Input | undefined, kept: unknown, said: SettingWords): string {
  const kind = input && kindOf(input);
  if (kind?.show && kind.restore(input!, kept, []) !== undefined)
    return kind.show(input!, kept as AnyValue, said);
  if (kept === null) return said.none;
  if (kind?.files)
    return [kind.files.addresses(kept as AnyValue)].flat().map(String).map(fileName).join(', ');
  const isScalar = typeof kept === 'string' || typeof kept === 'number';
  return input && isScalar ? shownValue(input, kept, said) : unknownText(kept, said);
}

/** 'motion_strength' and 'motionStrength' as 'Motion strength', for what no tool of today names. */
const named = (id: string) => {
  const words = id
    .replace(/([a-z])([A-Z])|[_-]+/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const figures = /^[\d.,:×\s]+[a-z]{0,2}$/i;

type AskedFor = Pick<Creation, 'prompt' | 'settings'>;

/** What a creation was made from: the words, too, which may be kept beside its settings alone. */
export const settingsOf = (
  { prompt, settings }: AskedFor,
  tool?: Pick<AnyForm, 'prompt'>,
): Creation['settings'] => (prompt ? { [tool?.prompt ?? 'prompt']: prompt, ...settings } : settings);

/** How a person reads that, in the order of its tool's form; what the tool no longer asks for comes last. */
export function settingLines(
  made: AskedFor,
  tool: Pick<AnyForm, 'inputs' | 'prompt'>,
  said: SettingWords,
): readonly SettingLine[] {
  const { inputs } = tool;
  const settings = settingsOf(made, tool) ?? {};
  const known = Object.keys(inputs);
  const kept = Object.keys(settings);
  return [...known.filter((id) => kept.includes(id)), ...kept.filter((id) => !known.includes(id))]
    .filter((id) => settings[id] !== undefined)
    .map((id) => {
      const text = textOf(inputs[id], settings[id], said);
      return {
        id,
        label: inputs[id]?.label ?? named(id),
        text,
        isNumeric: typeof settings[id] === 'number' || figures.test(text),
        kept: settings[id],
      };
    });
}

/** A setting that differs between two creations; null where one of them does not have it. */
export interface ChangedLine extends Omit<SettingLine, 'text' | 'kept'> {
  readonly before: string | null;
  readonly after: string | null;
}

/** What has to be changed in the earlier settings to get to the later ones. */
export function changedLines(
  before: readonly SettingLine[],
  after: readonly SettingLine[],
): readonly ChangedLine[] {
  const sides = (id: string) => [before, after].map((lines) => lines.find((line) => line.id === id));
  const gone = before.filter(({ id }) => !after.some((line) => line.id === id));
  return [...after, ...gone]
    .map((line) => ({ line, sides: sides(line.id) }))
    .filter(({ sides: [was, is] }) => JSON.stringify(was?.kept) !== JSON.stringify(is?.kept))
    .map(({ line: { id, label, isNumeric }, sides: [was, is] }) => ({
      id,
      label,
      isNumeric,
      before: was?.text ?? null,
      after: is?.text ?? null,
    }));
}
