// What shows a person's own words is tried with words that have no place to break (studio-kit/pages/HostileWords).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';

const kit = path.join(root, 'packages/studio-kit/src');
const stories = readFileSync(path.join(kit, 'pages/HostileWords.stories.tsx'), 'utf8');
const isTried = (folder: string): boolean => stories.includes(`'../${folder}/`);

/** What a person named, wrote or chose, as the contract and the kit hand it on. */
const persons =
  /\b(Album|Bookmark|Character|\w*Creation|Shown\w+|Person|LedgerEntry|MediaFile|TrainedModel|User|TrashedCreation|DeviceResult|ActivityItem|ResultDeedsProps|Confirmation|titleOf|nameOf|FileName)\b/;

/** Folders whose words are tried where they stand within another, or which show none, each with why. */
const elsewhere: Readonly<Record<string, string>> = {
  'composer/FileName': 'UploadZone',
  'composer/MotionBrush': 'the picture alone, not its name',
  'result/ResultDeeds': 'ResultPlayer and ResultImage',
  'studio/editors': 'Studio',
};

const importsOf = (text: string): string =>
  [...text.matchAll(/^import [^;]*;/gms)]
    .map(([each]) => each)
    .filter((each) => !each.includes('design-system'))
    .join('\n');

/** Every folder of the kit with a component that is handed a person's words. */
const showing = [
  ...new Set(
    globSync('*/*/*.tsx', { cwd: kit, exclude: ['**/*.{stories,test,fixtures}.tsx'] })
      .filter((file) => persons.test(importsOf(readFileSync(path.join(kit, file), 'utf8'))))
      .map((file) => path.dirname(file).replaceAll(path.sep, '/')),
  ),
].toSorted();

it('finds what shows a person’s words', () => {
  expect(showing).toEqual(
    expect.arrayContaining(['history/CreationCard', 'result/ResultPlayer', 'shell/TopBar']),
  );
  expect(showing).not.toContain('library/ModelCard');
});

it('has all of them tried with hostile words', () => {
  expect(showing.filter((folder) => !(folder in elsewhere) && !isTried(folder))).toEqual([]);
});

it('excuses no folder that shows none, or that is tried', () => {
  expect(Object.keys(elsewhere).filter((folder) => !showing.includes(folder) || isTried(folder))).toEqual([]);
});
