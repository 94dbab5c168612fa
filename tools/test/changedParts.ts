import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a change asks of the tests: words for the runner of a part, by the part's name. */
export type Asked = ReadonlyMap<string, readonly string[]>;

const isCode = (file: string): boolean => /\.tsx?$/.test(file);
/** The examples on pages of the documentation are code, too. */
const isTyped = (file: string): boolean => isCode(file) || file.endsWith('.mdx');
const inPackages = (file: string): boolean => file.startsWith('packages/');
const isBackend = (file: string): boolean => file.startsWith('packages/backend/');
/** The server stands on these: what changes in them may break what it does. */
const isUnderBackend = (file: string): boolean => /^packages\/(contract|media)\/src\//.test(file);

/** What reads a file that nobody imports: its tests are those that the file may break. */
const readerOf = (file: string): string =>
  file.startsWith('packages/backend/supabase/migrations/')
    ? 'packages/backend/src/embedded/prepareDatabase.ts'
    : file;

const foundations = 'packages/design-system/src/foundations/';
/** What every story is drawn with belongs to none: the pages that show all of it stand for them. */
const isUnderAll = (file: string): boolean =>
  /^(vitest\.stories\.config\.ts$|(\.storybook|tools\/pictures|packages\/design-system\/src\/(tokens|theme|css))\/)/.test(
    file,
  );

/** The nearest folder around a file that has stories. */
function folderWithStories(root: string, file: string): string | null {
  for (let folder = path.dirname(file); folder.includes('/src/'); folder = path.dirname(folder)) {
    const there = path.join(root, folder);
    if (existsSync(there) && readdirSync(there).some((name) => name.endsWith('.stories.tsx')))
      return `${folder}/`;
  }
  return null;
}

/** Of these files, and of those that are gone, which parts have something to say, and of what in them. */
export function askedBy(files: readonly string[], root: string, gone: readonly string[] = []): Asked {
  const code = [...new Set(files.map(readerOf))].filter(isCode);
  const storied = code.flatMap((file) =>
    isUnderAll(file) ? foundations : inPackages(file) ? (folderWithStories(root, file) ?? []) : [],
  );
  const asked: [string, readonly string[]][] = [
    ['lint', files],
    ['types', [...files, ...gone].filter(isTyped)],
    ['unit', code.filter((file) => !isBackend(file) && !file.startsWith('tests/'))],
    ['backend', code.filter((file) => isBackend(file) || isUnderBackend(file))],
    ['stories', [...new Set(storied)]],
  ];
  return new Map(asked.filter(([, words]) => words.length > 0));
}

/** The longest first, stories beside tests as in the whole command. */
export const orderOf = (asked: Asked): readonly string[] =>
  ['stories', 'unit', 'backend', 'types', 'lint'].filter((name) => asked.has(name));
