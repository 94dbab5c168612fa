import { studioPages } from '../../packages/contract/src/tools/studioPages.ts';

const studioCount = Object.keys(studioPages).length;

/**
 * The frame of every screen names all studios (address, title, summary: some 85 bytes for each), and what brings their
 * code names the files of each (some 100 more). So a new studio does not fail a screen that it only passes by.
 */
const withStudios = (rest: number, each: number) => Math.round((rest + each * studioCount) * 10) / 10;

/** Kilobytes after gzip: what we aim for, and what fails the build (engineering figures of peers in docs). */
export const budgets = {
  landing: { goal: 150, hard: withStudios(142.9, 0.1) },
  studio: { goal: 255, hard: withStudios(253.2, 0.2) },
  /** One with modes, with models of one's own, or one that comes with all others since `studioCode.ts` names none. */
  studioOfMore: { goal: 255, hard: withStudios(284.3, 0.2) },
  /** The adapter, the parsers of what comes over the wire, and what is told of every creation in the making. */
  bar: { goal: 215, hard: 232.7 },
  styles: { goal: 20, hard: 30 },
  fontsPreloaded: { goal: 47, hard: 48 },
  fonts: { goal: 63, hard: 65 },
  /** Of each, over what it is built on; the goal is for the one in the middle. */
  component: { goal: { js: 0.6, css: 0.5 }, hard: { js: 1.5, css: 1.2 } },
  eight: { goal: 74, hard: 77.7 },
  /** What comes when it is first needed: so that nothing of the eight grows behind an `import()` unseen. */
  eightLate: { goal: 1.4, hard: 1.5 },
  eightStyles: { goal: 4.7, hard: 5.3 },
  systemStyles: { goal: 14, hard: 19.9 },
  /** Everything that it exports, as a page loads it: what comes at a press or a first drawing is weighed apart. */
  kit: { goal: 35, hard: 45 },
  kitLate: { goal: 10, hard: 24.8 },
} as const;
