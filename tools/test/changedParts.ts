import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a change asks of the tests: words for the runner of a part, by the part's name. */
export type Asked = ReadonlyMap<string, readonly string[]>;

const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const inPackages = (file: string): boolean => file.startsWith('packages/');
const isBackend = (file: string): boolean => file.startsWith('packages/backend/');

/** The nearest folder around a file that has stories. */
function folderWithStories(root: string, file: string): string | null {
  for (let folder = path.dirname(file); folder.includes('/src/'); folder = path.dirname(folder)) {
    const there = path.join(root, folder);
    if (existsSync(there) && readdirSync(there).some((name) => name.endsWith('.stories.tsx')))
      return `${folder}/`;
  }
  return null;
}

/** Of these files, which parts have something to say, and of what in them. */
export function askedBy(files: readonly string[], root: string): Asked {
  const code = files.filter(isCode);
  const storied = code.filter(inPackages).flatMap((file) => folderWithStories(root, file) ?? []);
  const asked: [string, readonly string[]][] = [
    ['lint', files],
    ['types', code],
    ['unit', code.filter((file) => !isBackend(file) && !file.startsWith('tests/'))],
    ['backend', code.filter(isBackend)],
    ['stories', [...new Set(storied)]],
  ];
  return new Map(asked.filter(([, words]) => words.length > 0));
}

/** The longest first, stories beside tests as in the whole command. */
export const orderOf = (asked: Asked): readonly string[] =>
  ['stories', 'unit', 'backend', 'types', 'lint'].filter((name) => asked.has(name));
