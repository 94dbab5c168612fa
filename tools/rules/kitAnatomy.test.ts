// A component of the kit is not there before it has its stories, played, its states side by side and its page.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exported, kit, textOf } from './kitComponents.ts';

/** Parts that stand in the stories, the matrix and the page of what they are part of. */
const partOf: Readonly<Record<string, string>> = {
  BlobImage: 'UploadZone',
  ChangedMark: 'SettingRow',
  OptionSegments: 'DurationPicker',
  SettingsButton: 'SettingsPanel',
};

/** They open over the page, so that their states can't stand side by side: each has a picture of its own. */
const onePicture: ReadonlySet<string> = new Set([
  'ActivityTray',
  'ShortcutSheet',
  'StudioPalette',
  'ThemeGallery',
  'WhatsNew',
]);

/** Nothing can be done with them: they are read. */
const onlyRead: ReadonlySet<string> = new Set(['SettingRow']);

const headings = [
  'When to use it',
  'What to use instead',
  'Anatomy',
  "Do and don't",
  'Keys',
  'Accessibility',
] as const;

const storyFiles = globSync('**/*.stories.tsx', { cwd: kit });
/** Of its own name, or with it among others, as the pickers are. */
const showing = (name: string, ending: string) =>
  storyFiles.filter(
    (file) =>
      file.endsWith(ending) &&
      (path.basename(file) === `${name}${ending}` ||
        new RegExp(`<${name}\\b|component: ${name}\\b`).test(textOf(file))),
  );

it('components of the kit are found', () => {
  expect(exported.length).toBeGreaterThan(60);
});

it.each([...Object.keys(partOf), ...onePicture, ...onlyRead])('%s, allowed for, is exported', (name) => {
  expect(exported.map(([each]) => each)).toContain(name);
});

it.each([...onePicture])('%s, excused from a matrix, has none', (name) => {
  expect(showing(name, '.matrix.stories.tsx')).toEqual([]);
});

const names = exported.map(([name]) => name).filter((name) => !(name in partOf));

const played = (name: string) =>
  showing(name, '.stories.tsx').filter((file) => /\bplay: [\s\S]*\bexpect\(/.test(textOf(file)));

it.each([...onlyRead])('%s, excused from being played, is not', (name) => {
  expect(played(name)).toEqual([]);
});

it.each(names.filter((name) => !onlyRead.has(name)))(
  '%s does in a played story what can be done with it',
  (name) => {
    expect(played(name)).not.toEqual([]);
  },
);

/** They are driven within the studio that shows them. */
const drivenElsewhere: ReadonlySet<string> = new Set(['Stage']);

const driven = (name: string) =>
  played(name).filter((file) => /userEvent\.(keyboard|tab)\(/.test(textOf(file)));

it.each([...onlyRead, ...drivenElsewhere])('%s, excused from the keyboard, is driven by none', (name) => {
  expect(driven(name)).toEqual([]);
});

it.each(names.filter((name) => !onlyRead.has(name) && !drivenElsewhere.has(name)))(
  '%s is driven by the keyboard in a played story',
  (name) => {
    expect(driven(name)).not.toEqual([]);
  },
);

describe.each(exported.filter(([name]) => !(name in partOf)))('%s', (name, folder) => {
  it('has stories', () => {
    expect(showing(name, '.stories.tsx')).not.toEqual([]);
  });

  it('has its states side by side, photographed, or each in a picture of its own', () => {
    const files = onePicture.has(name)
      ? [path.join(folder, `${name}.stories.tsx`)]
      : showing(name, '.matrix.stories.tsx');
    expect(files.filter((file) => textOf(file).includes("'picture'"))).not.toEqual([]);
  });

  it('has a page with the headings of all pages, an example that works and the right way beside the wrong one', () => {
    const file = path.join(folder, `${name}.mdx`);
    expect(existsSync(path.join(kit, file))).toBe(true);
    const found = [...textOf(file).matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    expect(found).toEqual([...headings]);
    expect(textOf(file)).toMatch(/<Canvas of=\{\w+\.\w+\}/);
    expect(textOf(file)).toContain('<DoAndDont');
  });
});
