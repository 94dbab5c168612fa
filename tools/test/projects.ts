import { globSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { kindOf, type TestKind } from './kindOf.ts';

const kinds: readonly TestKind[] = ['alone', 'page', 'node'];

/** A project for each kind of test file that there is, one after the other: a worker keeps what it has loaded. */
export function projectsByKind(
  root: string,
  patterns: readonly string[],
  config: TestProjectInlineConfiguration,
): TestProjectInlineConfiguration[] {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.split(path.sep).join('/'));
  return kinds.flatMap((kind, groupOrder) => {
    const include = files.filter((file) => kindOf(path.join(root, file)) === kind);
    const test = { ...config.test, name: kind, include, isolate: kind === 'alone', sequence: { groupOrder } };
    return include.length === 0 ? [] : [{ ...config, test }];
  });
}
