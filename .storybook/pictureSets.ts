import type { StudioGlobals } from './modes.ts';

export interface PictureSet {
  readonly name: string;
  /** Stories with this tag are photographed. */
  readonly tag: string;
  readonly mode: StudioGlobals['mode'];
  readonly forcedColors?: 'active';
  /** Of the window, where it is not the story's own. */
  readonly width?: number;
}

/**
 * In what circumstances stories are photographed, here and by Chromatic. Here they follow one another on one mount, so
 * what a story begins with comes first, and the window is made narrow last.
 */
export const pictureSets: readonly PictureSet[] = [
  { name: 'dark', tag: 'picture', mode: 'dark' },
  { name: 'forced-colors', tag: 'forced-colors', mode: 'dark', forcedColors: 'active' },
  { name: 'light', tag: 'picture', mode: 'light' },
  { name: 'narrow', tag: 'narrow', mode: 'light', width: 320 },
];

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
      sets.map(({ name, mode, width, forcedColors }) => [
        name,
        { mode, ...(width ? { viewport: width } : {}), ...(forcedColors ? { forcedColors } : {}) },
      ]),
    ),
  };
}
