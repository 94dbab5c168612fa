export interface PictureSet {
  readonly name: string;
  /** Stories with this tag are photographed. */
  readonly tag: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly forcedColors?: 'active';
}

/** In what circumstances stories are photographed, here and by Chromatic. */
export const pictureSets = [
  { name: 'light', tag: 'picture', globals: { mode: 'light' } },
  { name: 'dark', tag: 'picture', globals: { mode: 'dark' } },
  { name: 'forced-colors', tag: 'forced-colors', globals: { mode: 'dark' }, forcedColors: 'active' },
  { name: 'narrow', tag: 'narrow', globals: { mode: 'light', viewport: { value: 'narrow' } } },
] as const satisfies readonly PictureSet[];

/** Which of these sets photograph a story, by its tags. */
export const setsOf = (tags: readonly string[]): readonly PictureSet[] =>
  pictureSets.filter((set) => tags.includes(set.tag));

/** The same for Chromatic: the same stories in the same circumstances, and no others. */
export function chromaticOf(tags: readonly string[]) {
  const sets = setsOf(tags);
  if (sets.length === 0) return { disableSnapshot: true };
  return {
    disableSnapshot: false,
    modes: Object.fromEntries(
      sets.map(({ name, globals, forcedColors }) => [
        name,
        {
          mode: globals['mode'],
          ...('viewport' in globals ? { viewport: 320 } : {}),
          ...(forcedColors ? { forcedColors } : {}),
        },
      ]),
    ),
  };
}
