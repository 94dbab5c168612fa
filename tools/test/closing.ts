import { add, none, said, type Counts } from './counts.ts';
import { briefly, inFull, type Failure } from './failures.ts';
import type { TestResult, TimeOfFile } from './report.ts';
import { most, type Decided } from './secondAttempt.ts';

const seconds = (took: number): string => `${took.toFixed(1).padStart(8)} s`;

/** What a person reads of a part when it has ended: its own time, and in a lane the time since the beginning. */
export function partLine(name: string, counts: Counts, took: number, since?: number): string {
  const at = since === undefined ? '' : `  at${seconds(since)}`;
  return `${name.padEnd(13)}${said(counts).padEnd(38)}${seconds(took)}${at}`;
}

/** How a part stands when all attempts are over. */
export interface Closed {
  readonly name: string;
  readonly files: readonly TimeOfFile[];
  readonly decided: Decided;
}

interface Closing {
  readonly words: string;
  readonly exitCode: 0 | 1;
}

/** The end of the whole command: failures in full, the dearest files, what is unsteady, and the sum as its last line. */
export function closing(parts: readonly Closed[], took: number, logs: string): Closing {
  const those = (kind: 'failed' | 'unsteady'): readonly Failure[] =>
    parts.flatMap(({ name, decided }) => decided[kind].map((test: TestResult) => ({ part: name, test })));
  const failed = those('failed');
  const unsteady = those('unsteady');
  const counts = parts.map(({ decided }) => decided.counts).reduce(add, none);
  const remarks = parts.flatMap(({ name, decided: { finalBecause } }) =>
    finalBecause === null ? [] : [`${name} was not tried again: ${finalBecause}.`],
  );
  const isTooMuch = unsteady.length > most.unsteady;
  const moved = isTooMuch ? unsteady.length : 0;
  const isTooLate = counts.late.length > most.late;
  const total = {
    ...counts,
    passed: Math.max(0, counts.passed - moved),
    failed: counts.failed + moved + (isTooLate ? 1 : 0),
  };
  const paragraphs = [
    `${'all'.padEnd(65)}${seconds(took)}`,
    failed.length > 0 ? inFull(failed, logs) : '',
    [...remarks, ...counts.notes].join('\n'),
    stoodStillLate(counts.late),
    dearest(parts),
    unsteady.length > 0
      ? [
          `${unsteady.length} unsteady, failed once and passed once: each a defect to mend${
            isTooMuch ? `, and more than the ${most.unsteady} that pass` : ''
          }`,
          ...unsteady.map((failure) => briefly('~', failure)),
        ].join('\n')
      : '',
    said(total),
  ];
  return { words: paragraphs.filter(Boolean).join('\n\n'), exitCode: total.failed === 0 ? 0 : 1 };
}

/** Told, and no failure where they are few: a busy machine draws late. Where it is always the same ones, they don't wait for what they show. */
export const stoodStillLate = (late: readonly TestResult[]): string =>
  late.length === 0
    ? ''
    : [
        `${late.length} pictures stood still at a later look only${
          late.length > most.late ? `, and more than the ${most.late} that pass` : ''
        }`,
        ...late.map(({ file, title }) => `  ${file}, ${title}`),
      ].join('\n');

/** Growth is seen where it happens. */
function dearest(parts: readonly Closed[]): string {
  const files = parts.flatMap(({ name, files: ofPart }) =>
    ofPart.map(({ file, seconds: took }) => ({ took, line: `${seconds(took)}  ${name.padEnd(13)}${file}` })),
  );
  if (files.length === 0) return '';
  const first = files.toSorted((a, b) => b.took - a.took).slice(0, 10);
  return ['The dearest files', ...first.map(({ line }) => line)].join('\n');
}
