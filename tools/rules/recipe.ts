import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One place of a file where lines are put in or replaced. */
interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** What a page tells its reader to do: files to write, and lines to put into those there are. */
export interface Recipe {
  readonly newFiles: readonly { readonly file: string; readonly code: string }[];
  readonly changes: readonly Change[];
}

const fileLine = /^ \/\/ (\S+\.tsx?)$/;

function changeOf(file: string, lines: readonly string[]): Change {
  const without = (sign: '+' | '-') =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { file, before: without('+'), after: without('-') };
}

function changesIn(block: string): Change[] {
  const changes: Change[] = [];
  let file = '';
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) changes.push(changeOf(file, lines));
    lines = [];
  };
  for (const line of block.split('\n')) {
    const named = fileLine.exec(line)?.[1];
    if (named === undefined && line !== '@@') {
      lines.push(line);
      continue;
    }
    close();
    file = named ?? file;
  }
  close();
  return changes;
}

/** Reads a page: a `ts` or `tsx` block is the file that the line before it names, a `diff` block names its files itself. */
export function recipeIn(page: string): Recipe {
  const newFiles = [...page.matchAll(/^`(\S+\.tsx?)`.*\n\n```tsx?\n([\s\S]*?)^```$/gm)].map((match) => ({
    file: match[1]!,
    code: match[2]!,
  }));
  const changes = [...page.matchAll(/^```diff\n([\s\S]*?)\n```$/gm)].flatMap((match) => changesIn(match[1]!));
  return { newFiles, changes };
}

/** Does what the page says, to the letter; throws where the page no longer fits. */
export function follow({ newFiles, changes }: Recipe, folder: string): void {
  for (const { file, code } of newFiles) writeFileSync(path.join(folder, file), code, { flag: 'wx' });
  for (const { file, before, after } of changes) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const places = text.split(before).length - 1;
    if (places !== 1)
      throw new Error(`The page speaks of a place that is ${places} times in ${file}:\n${before}`);
    writeFileSync(
      path.join(folder, file),
      text.replace(before, () => after),
    );
  }
}
