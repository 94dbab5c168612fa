import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../test/command.ts';

export const picturesFolder = path.join(root, 'tests', 'pictures');
export const differencesFolder = path.join(root, '.vitest', 'pictures');

/** The name of a story's pictures: the runner writes several hyphens as one. */
export const pictureOf = (storyId: string): string => storyId.replaceAll(/-{2,}/g, '-');

/** What the runner leaves of a picture that differs; of one that nobody has accepted yet, it leaves the last alone. */
const left = { actual: '-actual.png', diff: '-diff.png', isNew: '-reference.png' } as const;

export interface Difference {
  readonly set: string;
  readonly story: string;
  readonly isNew: boolean;
  readonly hasDiff: boolean;
}

export const forgetDifferences = (): Promise<void> => rm(differencesFolder, { recursive: true, force: true });

export async function differences(): Promise<readonly Difference[]> {
  if (!existsSync(differencesFolder)) return [];
  const sets = await readdir(differencesFolder, { withFileTypes: true });
  const found = sets
    .filter((set) => set.isDirectory())
    .map(async ({ name: set }) => {
      const files = await readdir(path.join(differencesFolder, set));
      const storiesWith = (ending: string) =>
        files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
      const shown = (isNew: boolean) => (story: string) => ({
        set,
        story,
        isNew,
        hasDiff: files.includes(story + left.diff),
      });
      return [...storiesWith(left.actual).map(shown(false)), ...storiesWith(left.isNew).map(shown(true))];
    });
  return (await Promise.all(found)).flat();
}

/** Where the three pictures of a difference lie. */
export const filesOf = ({ set, story, isNew }: Difference) => ({
  old: path.join(picturesFolder, set, `${story}.png`),
  new: path.join(differencesFolder, set, story + (isNew ? left.isNew : left.actual)),
  diff: path.join(differencesFolder, set, story + left.diff),
});

const lateFile = path.join(differencesFolder, 'at-rest-late.txt');

/** What looked different at first and was at rest a look later is no difference, and is told as what it is. */
export async function wasAtRest(set: string, story: string, look: number): Promise<void> {
  await forgetDifference(set, story);
  await mkdir(differencesFolder, { recursive: true });
  await appendFile(lateFile, `${set}/${story} ${look}\n`);
}

/** The pictures that were at rest at a later look only, and which. */
export async function atRestLate(): Promise<readonly { readonly picture: string; readonly look: number }[]> {
  if (!existsSync(lateFile)) return [];
  const lines = (await readFile(lateFile, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [picture = '', look] = line.split(' ');
    return { picture, look: Number(look) };
  });
}

async function forgetDifference(set: string, story: string): Promise<void> {
  for (const ending of Object.values(left))
    await rm(path.join(differencesFolder, set, story + ending), { force: true });
}

/** The new picture takes the old one's place. */
export async function accept(difference: Difference): Promise<void> {
  const files = filesOf(difference);
  await mkdir(path.dirname(files.old), { recursive: true });
  await copyFile(files.new, files.old);
  await forgetDifference(difference.set, difference.story);
}
