import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { releasedFile, reported, reportFile, reportOf } from '../../tools/api/report.ts';
import { root } from './tarballs.ts';

const execute = promisify(execFile);
const git = async (...args: readonly string[]) =>
  (await execute('git', [...args], { cwd: root })).stdout.trim();

/** What the last commit that altered a file altered beside it; nothing where it is altered and not yet committed. */
async function alteredWith(file: string): Promise<readonly string[] | null> {
  const place = path.relative(root, file);
  if ((await git('status', '--porcelain', '--', place)) !== '') return null;
  const commit = await git('log', '-1', '--format=%H', '--', place);
  return (await git('show', '--name-only', '--format=', commit)).split('\n');
}

describe.each(reported)('what @kinora/%s promises', (name) => {
  it('is what the committed report says; `pnpm api:update` writes it anew', async () => {
    expect(await reportOf(name)).toBe(await readFile(reportFile(name), 'utf8'));
  });

  it('changes together with a changeset, or with a release', async () => {
    const files = (await alteredWith(reportFile(name))) ?? (await git('status', '--porcelain')).split('\n');
    const released = path.relative(root, releasedFile(name));
    expect(files.some((file) => /\.changeset\/.*\.md$/.test(file) || file.endsWith(released))).toBe(true);
  });
});
