// What a person's or a server's words may reach is tried with words that have no place to break (studio-kit/pages/HostileWords).
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exported, kit, textOf } from './kitComponents.ts';

/** Folders of parts, none of which a product can import: each of them is drawn by what stands elsewhere. */
const foldersOfParts = [
  ...new Set(
    globSync('*/*/*.tsx', { cwd: kit, exclude: ['**/*.{stories,test,fixtures}.tsx'] }).map((file) =>
      path.dirname(file).replaceAll(path.sep, '/'),
    ),
  ),
].filter((folder) => exported.every(([, other]) => other !== folder));

/** Every component that a product can import by its name, and what these are built of by its folder. */
const components = [...exported.map(([name]) => name), ...foldersOfParts].toSorted();

/** What is drawn in a file of stories, and not only named: components, and the folders they come from. */
const triedIn = (stories: string): string[] =>
  [...stories.matchAll(/^import (?!type\b)([^;]*?) from '\.\.\/(\w+\/\w+)\/(\w+)[^']*';/gm)].flatMap(
    ([, names, folder, file]) => {
      const drawn = [...names!.matchAll(/\b(?!as\b)\w+/g)]
        .map(([name]) => name)
        .filter((name) => new RegExp(`(hostileW\\w+\\(\\s*|<)${name}\\b`).test(stories));
      // Stories draw the component whose name their file has.
      return drawn.flatMap((name) => [name.endsWith('Stories') ? file! : name, folder!]);
    },
  );

const tried = new Set(
  globSync('pages/HostileWords*.stories.tsx', { cwd: kit }).flatMap((file) => triedIn(textOf(file))),
);

/** What no person's and no server's words reach, by what it shows instead. */
const wordless: Readonly<Record<string, readonly string[]>> = {
  'figures, and words of the product’s own': [
    'BillingToggle',
    'CostBadge',
    'DurationPicker',
    'GenerateBar',
    'LimitNotice',
    'ParameterSlider',
    'SeedField',
    'SelectionBar',
    'SettingsButton',
    'TrashNotice',
  ],
  'what a tool of the catalogue says of itself': [
    'AspectRatioPicker',
    'CameraPicker',
    'ChangedMark',
    'DevelopingFrame',
    'ModeCards',
    'SettingRow',
    'StylePicker',
    'TipsCard',
    'VideoToolCard',
    'studio/placing',
  ],
  'places and pages of the product, in its own words': [
    'HelpMenu',
    'NotFound',
    'PromoBanner',
    'QuickLinks',
    'QuickStartTile',
    'ShortcutSheet',
    'Sidebar',
    'SurroundSwitch',
    'ThemeGallery',
    'TutorialCard',
    'WhatsNew',
    'learn/Blocks',
  ],
  'a picture, and not its name': ['BlobImage', 'MotionBrush', 'library/CardFace'],
  'what is put into it': ['StudioShell'],
};
const excusedByWords = Object.values(wordless).flat();

/** What hands such words on to one that is tried, or is drawn by one: each with that one. */
const within: Readonly<Record<string, string>> = {
  ActivityTray: 'ActivityList',
  ModeStudio: 'Studio',
  SettingsPanel: 'Studio',
  'composer/LateSelect': 'OptionSegments',
  'result/ResultDeeds': 'ResultPlayer',
  'studio/editors': 'Studio',
};

it('components are found, and what is tried of them', () => {
  expect(components).toEqual(expect.arrayContaining(['CreationCard', 'TopBar', 'studio/editors']));
  expect(components).not.toContain('studio/runners');
  expect([...tried]).toEqual(expect.arrayContaining(['FilterBar', 'UploadZone', 'studio/outcomes']));
});

it('a component that a file of stories only imports is not taken for tried', () => {
  const imports = `import * as AStories from '../x/A/A.stories.tsx';\nimport { B, c } from '../x/All/index.ts';\n`;
  expect(triedIn(imports)).toEqual([]);
  expect(triedIn(`${imports}hostileWords(AStories, { args: { c } })`)).toEqual(['A', 'x/A']);
  expect(triedIn(`${imports}hostileWindow(Other, { render: () => <B /> })`)).toEqual(['B', 'x/All']);
});

it('every component is tried with hostile words, or excused', () => {
  const known = new Set([...tried, ...excusedByWords, ...Object.keys(within)]);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});

describe('an excuse', () => {
  const excused = [...excusedByWords, ...Object.keys(within)];
  it('is for a component that there is', () => {
    expect(excused.filter((name) => !components.includes(name))).toEqual([]);
  });
  it('is given once', () => {
    expect(excused.filter((name, at) => excused.indexOf(name) !== at)).toEqual([]);
  });
  it('is for none that is tried', () => {
    expect(excused.filter((name) => tried.has(name))).toEqual([]);
  });
  it('names what is tried in its stead', () => {
    expect(Object.values(within).filter((name) => !tried.has(name))).toEqual([]);
  });
});
