import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { published } from '../../tools/buildPackages.ts';
import { entriesOf } from './entries.ts';
import { tarballOf } from './tarballs.ts';

/** ES modules alone are published: old resolution and require() are no promise of ours. */
const promised = new Set(['node16-esm', 'bundler']);

describe.each(published)('@kinora/%s, packed', (name) => {
  it('has nothing that publint would change', async () => {
    const tarball = await readFile(tarballOf(name));
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves to the right types from every entry', async () => {
    const packed = createPackageFromTarballData(new Uint8Array(await readFile(tarballOf(name))));
    const entries = (await entriesOf(name)).map((entry) => entry.subpath);
    expect(entries.length).toBeGreaterThan(0);
    const result = await checkPackage(packed, { entrypoints: entries });
    if (!result.types) throw new Error('The package brings no types.');
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || promised.has(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });
});
