import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../test/command.ts';

export const differencesFolder = path.join(root, '.vitest', 'pictures');
const ending = '-actual.png';

export interface Difference {
  readonly set: string;
  readonly story: string;
  readonly hasDiff: boolean;
}

export const forgetDifferences = (): Promise<void> => rm(differencesFolder, { recursive: true, force: true });

export async function differences(): Promise<readonly Difference[]> {
  if (!existsSync(differencesFolder)) return [];
  const sets = await readdir(differencesFolder, { withFileTypes: true });
  const found = sets
    .filter((set) => set.isDirectory())
    .map(async ({ name: set }) => {
      const files = await readdir(path.join(differencesFolder, set));
      return files
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .map((story) => ({ set, story, hasDiff: files.includes(`${story}-diff.png`) }));
    });
  return (await Promise.all(found)).flat();
}

const figure = (title: string, source: string) =>
  `<figure><figcaption>${title}</figcaption><img loading="lazy" alt="" src="${source}"></figure>`;

const article = ({ set, story, hasDiff }: Difference, baseline: string) =>
  `<article><h2>${story} <small>${set}</small></h2><div>${[
    figure('as it was', baseline),
    figure('as it is', `${set}/${story}${ending}`),
    hasDiff ? figure('what differs', `${set}/${story}-diff.png`) : '',
  ].join('')}</div></article>`;

/** A page with what differs, side by side; the answer is its path, or null when nothing does. */
export async function writeDifferences(): Promise<string | null> {
  const all = await differences();
  if (all.length === 0) return null;
  const page = path.join(differencesFolder, 'index.html');
  const baselineOf = ({ set, story }: Difference) =>
    path.relative(differencesFolder, path.join(root, 'tests', 'pictures', set, `${story}.png`));
  await mkdir(differencesFolder, { recursive: true });
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>
body{font:14px system-ui;margin:24px;color-scheme:light dark}article>div{display:flex;gap:16px;flex-wrap:wrap;align-items:start}
img{max-inline-size:100%;outline:1px solid #8886}figure{margin:0;flex:1 1 320px}small{font-weight:400;opacity:.7}
</style><h1>${all.length} ${all.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
${all.map((each) => article(each, baselineOf(each))).join('\n')}`,
  );
  return page;
}
