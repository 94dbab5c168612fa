import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPackages } from '../buildPackages.ts';
import { reported, reportFile, reportOf } from './report.ts';

await buildPackages(reported);
for (const name of reported) {
  await mkdir(path.dirname(reportFile(name)), { recursive: true });
  await writeFile(reportFile(name), await reportOf(name));
  console.log(`Wrote what @kinora/${name} promises.`);
}
