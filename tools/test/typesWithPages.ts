import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, type Ending } from './command.ts';
import { pageAsCode } from './pageAsCode.ts';
import { programOfPages, wordsForChecking } from './typePrograms.ts';

/**
 * Which errors a page can't help: no parameter can have a type in MDX, and what a page exports is there before it,
 * wherever it stands.
 */
const beyondPages = new Set(['TS7006', 'TS7031', 'TS2448', 'TS2454']);

/** What a checker says, with the pages in place of their code. */
function saidOfPages(said: string, folder: string): string {
  const errors = said.split(/\n(?=\S)/).flatMap((error) => {
    const [, place, code = ''] = /^(.*?)\(\d+,\d+\): error (TS\d+):/.exec(error) ?? [];
    if (!place?.startsWith(`${folder}/`)) return error;
    return beyondPages.has(code)
      ? []
      : place.slice(folder.length + 1).replace(/\.tsx$/, '') + error.slice(place.length);
  });
  return errors.join('\n').trim();
}

/** Their code, laid out as the pages are, and a program that takes it and all that another one takes. */
async function layOut(where: string, folder: string, base: string): Promise<string> {
  const at = path.join(where, folder);
  for (const page of globSync(['packages/*/src/**/*.mdx', '.storybook/**/*.mdx'], { cwd: where })) {
    const file = path.join(at, `${page}.tsx`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await pageAsCode(await readFile(path.join(where, page), 'utf8'), page));
  }
  // A page finds the libraries of its own package.
  const packages = await readdir(path.join(at, 'packages')).catch(() => []);
  for (const name of packages) {
    const libraries = path.join(where, 'packages', name, 'node_modules');
    if (existsSync(libraries))
      await symlink(libraries, path.join(at, 'packages', name, 'node_modules'), 'junction');
  }
  const up = path.posix.relative(folder, '.');
  const { include } = JSON.parse(await readFile(path.join(where, base), 'utf8')) as { include: string[] };
  const config = {
    extends: `${up}/${base}`,
    compilerOptions: { rootDirs: [up, '.'] },
    include: [...include.map((place) => `${up}/${place}`), 'packages/*/src', '.storybook/**/*'],
  };
  await writeFile(path.join(at, 'tsconfig.json'), JSON.stringify(config));
  return `${folder}/tsconfig.json`;
}

function hear(tool: string, words: readonly string[], cwd: string): Promise<Ending> {
  const child = spawn(tool, words, {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    said += more;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, lastWords: said }));
  });
}

/**
 * Checks a program, and with it the examples on the pages of the documentation: they use what it holds anyway, so
 * that they cost next to nothing there.
 */
export async function typesWithPages(where: string, base: string): Promise<Ending> {
  await mkdir(path.join(where, '.cache'), { recursive: true });
  const folder = path.posix.join(
    '.cache',
    path.basename(await mkdtemp(path.join(where, '.cache', 'pages-'))),
  );
  try {
    const words = ['--pretty', 'false', ...wordsForChecking(await layOut(where, folder, base))];
    const { code, lastWords: said } = await hear(path.join(root, 'node_modules/.bin/tsc'), words, where);
    const lastWords = saidOfPages(said, folder);
    // Whoever ends badly without a word has not checked anything.
    return { code: said.trim() && !lastWords ? 0 : code, lastWords };
  } finally {
    await rm(path.join(where, folder), { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { code, lastWords } = await typesWithPages(root, programOfPages);
  if (lastWords) console.log(lastWords);
  process.exitCode = code;
}
