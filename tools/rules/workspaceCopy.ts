import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../test/command.ts';
import { kindOf } from '../test/kindOf.ts';

export interface Ended {
  readonly code: number;
  readonly said: string;
}

export interface WorkspaceCopy {
  readonly folder: string;
  /** A module of the copy. */
  readonly open: (file: string) => Promise<unknown>;
  /** Checks the types of these files and folders of the copy, and of what they stand on. */
  readonly types: (...include: readonly string[]) => Promise<Ended>;
  /** Runs tests of the copy; further words go to the runner. */
  readonly tests: (name: string, include: readonly string[], ...words: string[]) => Promise<Ended>;
  /** Builds its app, without the first pictures of screens. */
  readonly build: () => Promise<Ended>;
  readonly remove: () => void;
}

/** What a package is made of, as far as it has it. */
const parts = ['src', 'package.json', 'node_modules', 'index.html', 'public'];

/** Some packages of the workspace to try a change on, beside others that stay as they are. */
export function workspaceCopy(
  name: string,
  copied: readonly string[],
  linked: readonly string[],
): WorkspaceCopy {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', `${name}-`));
  for (const each of copied) {
    const from = path.join('packages', each);
    // What its build is made of lies beside its sources.
    const ofBuild = globSync('*.ts', { cwd: path.join(root, from) });
    for (const part of [...parts, ...ofBuild].filter((one) => existsSync(path.join(root, from, one))))
      cpSync(path.join(root, from, part), path.join(folder, from, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => part === 'node_modules' || !source.includes(`${path.sep}supabase${path.sep}`),
      });
  }
  const shared = ['node_modules', 'tsconfig.base.json', 'tsconfig.page.json'];
  for (const kept of [...shared, ...linked.map((each) => `packages/${each}`)])
    symlinkSync(path.join(root, kept), path.join(folder, kept));

  /** A tool of the workspace, run in the copy. */
  const run = (script: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    new Promise<Ended>((resolve) => {
      const tool = path.join(root, 'node_modules', script);
      const env = { ...process.env, VITEST: '', ...more };
      execFile(process.execPath, [tool, ...words], { cwd: folder, env }, (error, out, errors) =>
        resolve({ code: error ? 1 : 0, said: out + errors }),
      );
    });

  return {
    folder,
    open: (file) => import(pathToFileURL(path.join(folder, file)).href),
    types(...include) {
      // What pages are made of is checked with the pages' options.
      const isOfPages = include.some((each) => /^packages\/(?:app|studio-kit|design-system)\//.test(each));
      const project = {
        extends: isOfPages ? './tsconfig.page.json' : './tsconfig.base.json',
        compilerOptions: {
          types: isOfPages ? ['vite/client', 'node'] : ['node'],
          lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
        },
        include,
      };
      writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
      return run('typescript/bin/tsc', ['--noEmit', '--singleThreaded', '-p', '.']);
    },
    build: () =>
      run('vite/bin/vite.js', ['build', 'packages/app', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
    tests(config, include, ...words) {
      const file = path.join(folder, `${config}.config.mjs`);
      // They share their modules: what has to run by itself proves nothing of a change that is tried.
      const files = include
        .flatMap((pattern) => globSync(pattern, { cwd: folder }))
        .filter((each) => kindOf(path.join(folder, each)) !== 'alone');
      writeFileSync(
        file,
        `export default { test: { isolate: false, include: ${JSON.stringify(files)} } };\n`,
      );
      return run('vitest/vitest.mjs', ['run', '--config', file, '--root', folder, ...words]);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
