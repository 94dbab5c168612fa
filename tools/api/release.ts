import { readFile, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';
import { releasedFile, reported, reportFile } from './report.ts';

/** Run after `changeset version`: from here on, this is what was promised. */
for (const name of reported) {
  const report = fingerprint(await readFile(reportFile(name), 'utf8'));
  await writeFile(releasedFile(name), `${JSON.stringify({ report }, null, 2)}\n`);
}
