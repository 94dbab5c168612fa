import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './test/command.ts';

/** Pages whose code is that of files, which tests build. */
export const pages = ['packages/studio-kit/README.md'] as const;

const block = /(<!-- file: (\S+) -->\n\n```\w+\n)[^]*?(\n```)/g;

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A page with each block of code as the file has it that stands above the block. */
export const withCode = (page: string): string =>
  page.replace(block, (_all, before: string, file: string, after: string) =>
    [before, textOf(file).trimEnd(), after].join(''),
  );

export const codeFilesIn = (page: string): readonly string[] =>
  [...page.matchAll(block)].map((match) => match[2]!);

if (import.meta.main) for (const page of pages) writeFileSync(path.join(root, page), withCode(textOf(page)));
