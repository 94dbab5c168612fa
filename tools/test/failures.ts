import type { TestResult } from './report.ts';

export interface Failure {
  readonly part: string;
  readonly test: TestResult;
}

export const named = ({ part, test: { file, title } }: Failure): string =>
  `${part}: ${file ? `${file} > ` : ''}${title}`;

const longest = 600;
/** Of a stack, or of the source around it. */
const isPlace = (line: string): boolean => /^(at |❯ |>? *\d+ \|)/.test(line);

/** How it failed, in one line and without the place; of a long message both ends. */
export function inOneLine({ test: { message } }: Failure): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const place = lines.findIndex(isPlace);
  const told = lines.slice(0, place === -1 ? lines.length : place).join(' ⏎ ');
  return told.length > longest ? `${told.slice(0, longest / 2)} … ${told.slice(-longest / 2)}` : told;
}

export const briefly = (mark: string, failure: Failure): string =>
  `${mark} ${named(failure)}: ${inOneLine(failure)}`;

/** A few failures may be long, many are short, and of a flood the first are shown and the next named. */
const room = { lines: 600, linesOfEach: 60, inFull: 30, named: 100, columns: 300 } as const;

function bounded(message: string, most: number): string {
  const lines = message.split('\n').map((line) => line.slice(0, room.columns));
  const more = lines.length - most;
  return more <= 0 ? lines.join('\n') : [...lines.slice(0, most), `… ${more} more lines`].join('\n');
}

/** Failures as their runners print them, as far as there is room. Messages keep the margin: CI's words are searched by line. */
export function inFull(failures: readonly Failure[], logs: string): string {
  const linesOfEach = Math.max(room.linesOfEach, Math.floor(room.lines / Math.max(1, failures.length)));
  const head = (failure: Failure) => `✗ ${named(failure)}`;
  const shown = failures
    .slice(0, room.inFull)
    .map((failure) => `${head(failure)}\n${bounded(failure.test.message, linesOfEach)}\n`);
  const next = failures.slice(room.inFull, room.inFull + room.named).map(head);
  const more = failures.length - shown.length - next.length;
  return [...shown, ...next, ...(more > 0 ? [`… and ${more} more, all of them in ${logs}`] : [])].join('\n');
}
