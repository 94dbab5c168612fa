import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/command.ts';
import { namedIn, storyTitles, testTitles } from './titles.ts';

/** The parts of the test command that can prove an item. */
const kinds = {
  unit: [
    'packages/{contract,design-system,studio-kit,app,media}/src/**/*.test.{ts,tsx}',
    'tools/**/*.test.ts',
  ],
  backend: ['packages/backend/src/**/*.test.ts'],
  conformance: ['packages/contract/src/testing/conformance/*.ts', 'tests/conformance/*.test.ts'],
  story: ['packages/*/src/**/*.stories.tsx'],
  packaging: ['tests/packaging/**/*.test.{ts,tsx}'],
  e2e: ['tests/e2e/*.spec.ts'],
} as const;

export type ProofKind = keyof typeof kinds;
export const proofKinds = Object.keys(kinds) as readonly ProofKind[];

export interface Proof {
  readonly kind: ProofKind;
  readonly file: string;
  readonly title: string;
}

const proofsOf = (kind: ProofKind): readonly Proof[] =>
  kinds[kind].flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
      // Its own tests speak of items that they make up.
      .filter((file) => !file.includes(path.join('tools', 'acceptance')))
      .toSorted()
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const titles = kind === 'story' ? storyTitles(file, text) : testTitles(file, text);
        return titles.map((title) => ({ kind, file, title }));
      }),
  );

/** The tests that name an item in their title, by the item's name. */
export function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const proof of proofKinds.flatMap(proofsOf))
    for (const name of new Set(namedIn(proof.title))) {
      const others = found.get(name);
      if (others) others.push(proof);
      else found.set(name, [proof]);
    }
  return found;
}
