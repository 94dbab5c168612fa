// A component is not there before it has its behaviour tested, its states pictured and its page written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';

const system = path.join(root, 'packages/design-system/src');
const headings = [
  'When to use it',
  'What to use instead',
  'Anatomy',
  "Do and don't",
  'Keys',
  'Accessibility',
] as const;

/** What has nothing to look at has no matrix. */
const withoutMatrix = new Set(['NavigationProvider', 'DragAndDrop']);

const readme = readFileSync(path.join(root, 'packages/design-system/README.md'), 'utf8');
const index = readFileSync(path.join(system, 'index.ts'), 'utf8');
const layoutIndex = readFileSync(path.join(system, 'layout/index.ts'), 'utf8');

/** Where the folder has the name of the whole, and its files those of the parts that are exported. */
const mainFile: Readonly<Record<string, string>> = { Toast: 'ToastRegion', DragAndDrop: 'useDragAndDrop' };

/** What is tested together, in `layout.test.tsx`. */
const isLayout = (folder: string) => folder.startsWith('layout/');

/** A folder that nobody can import from holds what several components share. */
const isComponent = (name: string, folder: string) =>
  existsSync(path.join(system, folder, name, `${name}.tsx`)) ||
  index.includes(`./${folder}/${name}/index.ts`);

const namesIn = (folder: string) =>
  readdirSync(path.join(system, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isComponent(entry.name, folder))
    .map((entry) => [entry.name, `${folder}/${entry.name}`] as const);

describe.each([...namesIn('components'), ...namesIn('layout')])('%s', (name, folder) => {
  const file = (ending: string) => path.join(system, folder, `${name}${ending}`);

  it('has the file that its name promises', () => {
    const main = path.join(system, folder, mainFile[name] ?? name);
    expect(existsSync(`${main}.tsx`) || existsSync(`${main}.ts`)).toBe(true);
  });

  it.each(['.test.tsx', '.stories.tsx', '.mdx'])('has its %s', (ending) => {
    const own =
      ending === '.test.tsx' && isLayout(folder) ? path.join(system, 'layout/layout.test.tsx') : file(ending);
    expect(existsSync(own)).toBe(true);
  });

  it.skipIf(withoutMatrix.has(name))('has a matrix', () => {
    expect(existsSync(file('.matrix.stories.tsx'))).toBe(true);
  });

  it('has a page with the headings of all pages, the right way beside the wrong one', () => {
    const page = readFileSync(file('.mdx'), 'utf8');
    const found = [...page.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    expect(found).toEqual([...headings]);
    expect(page).toContain('<DoAndDont');
  });

  // A hook has none.
  it.skipIf(name === 'DragAndDrop')('has its properties listed on its page', () => {
    expect(readFileSync(file('.mdx'), 'utf8')).toMatch(/<(?:Controls|ArgTypes)\b/);
  });

  it('stands in the list of the README', () => {
    expect(readme).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('is exported', () => {
    expect(isLayout(folder) ? layoutIndex : index).toContain(
      `./${isLayout(folder) ? name : folder}/index.ts`,
    );
  });
});
