import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Config {
  readonly extends?: string;
  readonly include?: readonly string[];
}

/** What a folder's own tsconfig.json takes, as paths from the root, and the configuration whose options it has. */
export interface TypedFolder {
  readonly config: string;
  readonly base: string;
  readonly include: readonly string[];
}

const read = (root: string, config: string): Config =>
  JSON.parse(readFileSync(path.join(root, config), 'utf8')) as Config;

const fromRoot = (config: string, place: string): string =>
  path.posix.normalize(path.posix.join(path.posix.dirname(config), place));

export function typedFolder(root: string, folder: string): TypedFolder {
  const config = path.posix.join(folder, 'tsconfig.json');
  if (!existsSync(path.join(root, config)))
    throw new Error(`${config} is missing, so ${folder} would go unchecked.`);
  const { extends: base = '', include = [], ...own } = read(root, config);
  return {
    config,
    // Options of its own are its own to be checked with.
    base: Object.keys(own).length > 0 ? '' : fromRoot(config, base),
    include: include.map((place) => fromRoot(config, place)),
  };
}

/**
 * The configurations to check, so that each folder is: those with the same options in one program, for most of the
 * work is what they all import; a folder with options of its own, or that is not in its base's list, by itself.
 */
export function typePrograms(root: string, folders: readonly string[]): readonly string[] {
  const programs = folders.map((folder) => {
    const { config, base, include } = typedFolder(root, folder);
    const all = base && base !== config ? read(root, base).include : undefined;
    return all && include.length > 0 && include.every((place) => all.includes(place)) ? base : config;
  });
  return [...new Set(programs)];
}

/** What the examples on the pages of the documentation are checked with: it holds what they use. */
export const programOfPages = 'tsconfig.page.json';

// Each of several checkers would look again at what all share: more seconds of processors that are busy anyway.
export const wordsForChecking = (config: string) => ['--noEmit', '--singleThreaded', '-p', config];
