// What a person's or a server's words may reach is tried with words that have no place to break (studio-kit/pages/HostileWords).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';

const kit = path.join(root, 'packages/studio-kit/src');
const textOf = (file: string) => readFileSync(path.join(kit, file), 'utf8');

/** Every folder that holds a component. */
const folders = [
  ...new Set(
    globSync('*/*/*.tsx', { cwd: kit, exclude: ['**/*.{stories,test,fixtures}.tsx'] }).map((file) =>
      path.dirname(file).replaceAll(path.sep, '/'),
    ),
  ),
].toSorted();

/** Where what is imported into a file of stories comes from, for what is drawn there and not only named. */
const triedIn = (stories: string): string[] =>
  [...stories.matchAll(/^import (?!type\b)([^;]*?) from '\.\.\/(\w+\/\w+)\/[^']*';/gm)]
    .filter(([, names]) =>
      [...names!.matchAll(/\b(?!as\b)\w+/g)].some(([name]) =>
        new RegExp(`(hostileW\\w+\\(\\s*|<)${name}\\b`).test(stories),
      ),
    )
    .map(([, , folder]) => folder!);

const tried = new Set(
  globSync('pages/HostileWords*.stories.tsx', { cwd: kit }).flatMap((file) => triedIn(textOf(file))),
);

/** Folders that no person's and no server's words reach, by what they show instead. */
const wordless: Readonly<Record<string, readonly string[]>> = {
  'figures, and words of the product’s own': [
    'billing/BillingToggle',
    'billing/CostBadge',
    'billing/LimitNotice',
    'composer/ParameterSlider',
    'composer/SeedField',
    'history/SelectionBar',
    'history/TrashNotice',
    'studio/GenerateBar',
  ],
  'what a tool of the catalogue says of itself': [
    'composer/AspectRatioPicker',
    'composer/CameraPicker',
    'composer/SettingRow',
    'composer/StylePicker',
    'library/VideoToolCard',
    'result/DevelopingFrame',
    'studio/ModeCards',
    'studio/TipsCard',
  ],
  'places and pages of the product, in its own words': [
    'learn/Blocks',
    'learn/QuickLinks',
    'learn/TutorialCard',
    'library/QuickStartTile',
    'shell/HelpMenu',
    'shell/NotFound',
    'shell/PromoBanner',
    'shell/ShortcutSheet',
    'shell/Sidebar',
    'shell/ThemeGallery',
    'shell/WhatsNew',
  ],
  'a picture, and not its name': ['composer/MotionBrush', 'library/CardFace'],
  'what is put into it': ['shell/StudioShell'],
};
const wordlessFolders = Object.values(wordless).flat();

/** Folders that hand such words on to one that is tried, or are drawn by one: each with that one. */
const within: Readonly<Record<string, string>> = {
  'composer/LateSelect': 'composer/OptionSegments',
  'result/ResultDeeds': 'result/ResultPlayer',
  'studio/ModeStudio': 'studio/Studio',
  'studio/SettingsPanel': 'studio/Studio',
  'studio/editors': 'studio/Studio',
};

it('finds the components, and what is tried of them', () => {
  expect(folders).toEqual(expect.arrayContaining(['history/CreationCard', 'shell/TopBar', 'studio/editors']));
  expect(folders).not.toContain('studio/runners');
  expect([...tried]).toEqual(expect.arrayContaining(['history/FilterBar', 'studio/outcomes']));
});

it('does not take for tried what a file of stories only imports', () => {
  const imports = `import * as A from '../x/A/A.stories.tsx';\nimport { B, c } from '../x/B/B.tsx';\n`;
  expect(triedIn(imports)).toEqual([]);
  expect(triedIn(`${imports}hostileWords(A, { args: { c } })`)).toEqual(['x/A']);
  expect(triedIn(`${imports}hostileWindow(Other, { render: () => <B /> })`)).toEqual(['x/B']);
});

it('has every component tried with hostile words, or excused', () => {
  const known = new Set([...tried, ...wordlessFolders, ...Object.keys(within)]);
  expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
});

describe('an excuse', () => {
  const excused = [...wordlessFolders, ...Object.keys(within)];
  it('is for a folder that there is', () => {
    expect(excused.filter((folder) => !folders.includes(folder))).toEqual([]);
  });
  it('is given once', () => {
    expect(excused.filter((folder, at) => excused.indexOf(folder) !== at)).toEqual([]);
  });
  it('is for none that is tried', () => {
    expect(excused.filter((folder) => tried.has(folder))).toEqual([]);
  });
  it('names what is tried in its stead', () => {
    expect(Object.values(within).filter((folder) => !tried.has(folder))).toEqual([]);
  });
});
