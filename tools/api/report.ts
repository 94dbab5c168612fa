import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Published } from '../buildPackages.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The packages whose interface is a promise that only a changeset may alter. */
export const reported = ['design-system'] as const satisfies readonly Published[];

export const reportFile = (name: Published): string => path.join(packages, name, 'api', 'report.md');
export const releasedFile = (name: Published): string => path.join(packages, name, 'api', 'released.json');

async function filesBelow(folder: string, ending: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** What a declaration file promises, without where it has its words from. */
const promised = (text: string) =>
  text
    .replace(/^import [^;]*;\n?/gm, '')
    .replace(/^export \{[^}]*\};?\n?/gm, '')
    .trim();

const exportedNames = (index: string) =>
  [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap((match) => match[1]!.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .toSorted();

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].toSorted();

async function joined(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

async function section(dist: string, folder: string): Promise<string> {
  const index = path.join(folder, 'index.d.ts');
  const own = (await readdir(folder)).toSorted();
  const inFolder = (ending: string) =>
    own.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
  const names = exportedNames(await readFile(index, 'utf8').catch(() => ''));
  const code = await joined(inFolder('.js').filter((file) => !file.endsWith('index.js')));
  const sheets = found(code, /"(?:\.\/)?((?:\.\.\/)+assets\/[^"]+\.css)"/g);
  const css = await joined(sheets.map((sheet) => path.resolve(folder, sheet)));
  const types = inFolder('.d.ts').filter((file) => file !== index);
  const declarations = await Promise.all(types.map(async (file) => promised(await readFile(file, 'utf8'))));
  const lines = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${title}: ${items.map((item) => `\`${item}\``).join(', ')}`, ''];
  return [
    `## ${path.relative(dist, folder) || 'root'}`,
    '',
    ...lines('Exports', names),
    ...lines('Variables', found(css, /var\((--ds-[a-z0-9-]+),/g)),
    ...lines(
      'Components',
      found(code, /(?:"data-component": |component: |(?:fieldParts|useCollectionFrame)\()"([A-Z]\w+)"/g),
    ),
    ...lines('Parts', found(code, /(?:"data-part"|\bpart): (?:[^,\n"]*\? )?"([a-z-]+)"/g)),
    ...lines('Attributes', found(code, /"(data-(?!component|part\b)[a-z-]+)"/g)),
    '```ts',
    ...declarations.filter((text) => text !== ''),
    '```',
    '',
  ].join('\n');
}

/** Everything that a product can lean on: names, properties, variables, attributes. Read from what is published. */
export async function reportOf(name: Published): Promise<string> {
  const dist = path.join(packages, name, 'dist');
  // A folder without an entry holds what several components share: its parts and variables are promised too.
  const folders = new Set((await filesBelow(dist, '.d.ts')).map((file) => path.dirname(file)));
  const entries = [...folders].filter((folder) => folder !== dist && !folder.endsWith('assets'));
  const root = exportedNames(await readFile(path.join(dist, 'index.d.ts'), 'utf8'));
  const contract = path.join(dist, 'tokens', 'contract.css.d.ts');
  const sections = await Promise.all(entries.map((folder) => section(dist, folder)));
  return [
    `# What @kinora/${name} promises`,
    '',
    'Written by `pnpm api:update`. A change here needs a changeset.',
    '',
    `Root: ${root.map((each) => `\`${each}\``).join(', ')}`,
    '',
    ...sections,
    '## contract',
    '',
    '```ts',
    promised(await readFile(contract, 'utf8').catch(() => '')),
    '```',
    '',
  ].join('\n');
}
