// What the kit says by itself stands in its labels, where a product can say it otherwise.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { expect, it } from 'vitest';
import * as contract from '../../packages/contract/src/index.ts';
import { root } from '../test/command.ts';
import { isNode, reads, wordsSaid, type Node } from './wordsSaid.ts';

const kit = path.join(root, 'packages/studio-kit/src');
const elsewhere = /\.(stories|fixtures|test|css)\.|(^|\/)(labels|testing)\//;
const files = globSync('**/*.{ts,tsx}', { cwd: kit }).filter((file) => !elsewhere.test(file));

/** Files whose words are no labels, each with why. */
const allowed: Readonly<Record<string, string>> = {
  'result/aspect.ts': 'lengths in CSS',
};

/** The same in every language, or read by code alone. */
const names = new Set(['Kinora', 'Ctrl', 'Alt', 'Enter', 'Control+Enter Meta+Enter', 'Unexpected']);

const wordsOf = (file: string, text: string): readonly string[] =>
  wordsSaid(file, text).filter((words) => !names.has(words));

it('words of its own that a component holds are found', () => {
  const text = `export const A = () => <p title="Now" data-part="Seed">Go {said ? 'Undone' : \`\${count} of all\`}</p>;`;
  expect(wordsOf('A.tsx', text)).toEqual(['Now', 'Go', 'Undone', '… of all']);
});

it.each(files.filter((file) => !(file in allowed)))('%s says nothing by itself', (file) => {
  expect(wordsOf(file, readFileSync(path.join(kit, file), 'utf8'))).toEqual([]);
});

/** What the contract has words in that a person reads, by name: its values, all the way down. */
const readsIn = (value: unknown, seen = new Set<unknown>()): boolean => {
  if (typeof value === 'string') return reads(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((each) => readsIn(each, seen));
};
const worded = new Set(
  Object.entries(contract)
    .filter(([, value]) => readsIn(value))
    .map(([name]) => name),
);

/** What is taken from the contract as words all the same, each because it is the default of a prop. */
const defaults: Readonly<Record<string, readonly string[]>> = {
  'account/AccountSummary/CreditsSection.tsx': ['routes'],
  // A few of the words of its labels, so that a bar does not bring all of them.
  'billing/CostBadge/CostButton.tsx': ['costWords'],
  'billing/PlanCard/PlanCard.tsx': ['popularPlanName'],
  'learn/DocsTabs/DocsTabs.tsx': ['docsTabs'],
  'learn/HelpCategories/HelpCategories.tsx': ['routes'],
  'learn/QuickLinks/QuickLinks.tsx': ['quickLinks'],
  'learn/TutorialFilter/TutorialFilter.tsx': ['tutorialFilters'],
  'shell/HelpMenu/HelpMenu.tsx': ['routes'],
  'shell/PromoBanner/PromoBanner.tsx': ['routes'],
  'shell/ShortcutSheet/ShortcutSheet.tsx': ['studioShortcuts'],
  'shell/Sidebar/Sidebar.tsx': ['routes'],
  // Whole: the groups of a sidebar are a prop of it.
  'shell/Sidebar/studioGroups.ts': ['routes', 'shellWords', 'studioPages'],
  'shell/StudioPalette/paletteItems.ts': ['routes', 'studios'],
  'shell/TopBar/TopBar.tsx': ['routes'],
  'shell/WhatsNew/WhatsNew.tsx': ['releaseNotes'],
};

/** What a file imports of the contract to be used, and not as a type. */
const importedOfContract = (file: string, text: string): readonly string[] =>
  (parseSync(file, text).program.body as unknown as readonly Node[])
    .filter(
      (node) =>
        node.type === 'ImportDeclaration' &&
        (node['source'] as { value: string }).value === '@kinora/contract' &&
        node['importKind'] !== 'type',
    )
    .flatMap((node) => node['specifiers'] as readonly { importKind?: string; imported?: { name: string } }[])
    .flatMap(({ importKind, imported }) => (importKind === 'type' || !imported ? [] : [imported.name]));

/** The worded values among them. */
const importedWords = (file: string, text: string): readonly string[] =>
  importedOfContract(file, text)
    .filter((name) => worded.has(name))
    .toSorted();

it('words of the contract that go past the labels are found', () => {
  const text = `import { shellWords, newId, type User } from '@kinora/contract';\nimport type { routes } from '@kinora/contract';`;
  expect(importedWords('A.tsx', text)).toEqual(['shellWords']);
  expect(worded.size).toBeGreaterThan(20);
});

it.each(files)(
  '%s takes its words of the contract from its labels, or as what a prop says otherwise',
  (file) => {
    const found = importedWords(file, readFileSync(path.join(kit, file), 'utf8'));
    expect(found).toEqual(defaults[file] ?? []);
  },
);

/** What the contract says only in the words it is given, and as which of its arguments it gets them. */
const saidIn: Readonly<Record<string, number>> = {
  addImages: 4,
  adviceOn: 3,
  clashOf: 4,
  engineLimits: 4,
  settingLines: 3,
  tooMuchTogether: 3,
  validateDraft: 3,
  validateFeedback: 2,
  withFile: 4,
};

function wordless(node: Node, found: string[] = []): readonly string[] {
  if (node.type === 'CallExpression') {
    const name = String((node['callee'] as { name?: string }).name);
    if ((node['arguments'] as readonly unknown[]).length < (saidIn[name] ?? 0)) found.push(name);
  }
  for (const value of Object.values(node))
    for (const each of [value].flat()) if (isNode(each)) wordless(each, found);
  return found;
}
const wordlessIn = (file: string, text: string) => {
  const imported = importedOfContract(file, text);
  return wordless(parseSync(file, text).program as unknown as Node).filter((name) => imported.includes(name));
};

it('places where the contract is left to its own words are found', () => {
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(Object.keys(saidIn)));
  const text = `import { adviceOn } from '@kinora/contract';
    const said = [adviceOn(input, file), adviceOn(input, file, words), other(input), clashOf(input)];`;
  expect(wordlessIn('a.ts', text)).toEqual(['adviceOn']);
});

it.each(files)('%s gives the contract the words to say things in', (file) => {
  expect(wordlessIn(file, readFileSync(path.join(kit, file), 'utf8'))).toEqual([]);
});

/** Texts that the contract puts together from a definition, which no label reaches. */
const composed = ['moreLabel', 'priceNotes', 'settingLines'] as const;

it.each(composed)('the page of the kit says that the words of %s are not replaced', (name) => {
  expect(Object.keys(contract)).toContain(name);
  expect(readFileSync(path.join(kit, '../README.md'), 'utf8')).toContain(`\`${name}\``);
});

it.each(Object.keys(allowed))('%s is there, and has words to be allowed', (file) => {
  expect(wordsOf(file, readFileSync(path.join(kit, file), 'utf8'))).not.toEqual([]);
});
