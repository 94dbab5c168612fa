import type { Creation } from '../entities/creation.ts';
import type { AnyForm } from './defineTool.ts';
import { isFileInput, kindOf, type Input } from './kinds/index.ts';
import { shownValue } from './shownValue.ts';

/** What a value is called that has no name of its own in the form. */
export interface SettingWords {
  readonly on: string;
  readonly off: string;
  readonly none: string;
  readonly random: string;
  readonly strokes: (count: number) => string;
}

/** One setting, as a person reads it. */
export interface SettingLine {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isNumeric: boolean;
  /** As it was kept: two files may read the same. */
  readonly kept: unknown;
}

/** What stands before the name that somebody gave a file, and all there is of one that came without. */
const ownKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The last part of a place in storage, without what storage tells it from others by: its name, or what kind of file it is. */
function fileName(place: string): string {
  const stored = place.split('/').at(-1)!;
  const name = stored.replace(ownKey, '');
  if (name === stored) return stored;
  return name.startsWith('-') ? name.slice(1) : name.split('.').at(-1)!.toUpperCase();
}

function textOf(input: Input | undefined, value: unknown, said: SettingWords): string {
  if (value === null) return input && kindOf(input).drawn ? said.random : said.none;
  if (typeof value === 'boolean') return value ? said.on : said.off;
  if (Array.isArray(value))
    return input?.on === undefined ? value.map(String).map(fileName).join(', ') : said.strokes(value.length);
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string' && typeof value !== 'number') return said.none;
  if (!input) return String(value);
  return isFileInput(input) ? fileName(String(value)) : shownValue(input, value);
}

/** 'motion_strength' and 'motionStrength' as 'Motion strength', for what no tool of today names. */
const named = (id: string) => {
  const words = id
    .replace(/([a-z])([A-Z])|[_-]+/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

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
    .map((id) => ({
      id,
      label: inputs[id]?.label ?? named(id),
      text: textOf(inputs[id], settings[id], said),
      isNumeric: typeof settings[id] === 'number',
      kept: settings[id],
    }));
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
