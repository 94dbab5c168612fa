import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function told(folder: string): readonly [name: string, text: string] {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const { name, version, license = 'no licence named' } = about;
  return [name, [`${name} ${version} (${license})`, ...texts].join('\n\n')];
}

/** The licences of these packages, one after the other, by where each lies. */
export function licencesOf(folders: Iterable<string>): string {
  const source = [...new Map([...folders].map(told))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, text]) => text)
    .join(`\n\n${'-'.repeat(80)}\n\n`);
  return `${source}\n`;
}
