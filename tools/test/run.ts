import { add, none, said } from './counts.ts';
import { parts } from './parts.ts';
import type { TestResult } from './report.ts';
import { failuresOf, most, secondAttempt, type Outcome } from './secondAttempt.ts';

/** `node tools/test/run.ts [part] [arguments of its runner]`: without a part, all of them, failures once more. */
const [asked, ...extra] = process.argv.slice(2);
const chosen = asked === undefined ? parts : parts.filter((part) => part.name === asked);
if (chosen.length === 0) {
  console.error(`There is no part '${asked}'. There are: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

const outcomes: Outcome[] = [];
const summary: string[] = [];
for (const part of chosen) {
  console.log(`\n▸ ${part.name}: ${part.what}`);
  const started = performance.now();
  const ofPart = await part.run(extra);
  outcomes.push(...ofPart);
  const counts = ofPart.map((outcome) => outcome.counts).reduce(add, none);
  summary.push(`${part.name.padEnd(12)}${said(counts).padEnd(34)}${secondsSince(started)} s`);
}

const firstFailures = outcomes.reduce((sum, { counts }) => sum + failuresOf(counts).length, 0);
const told = (mark: string, name: string, tests: readonly TestResult[]) =>
  tests.map(({ file, title, message }) => `${mark} ${name}: ${file ? `${file} > ` : ''}${title}: ${message}`);

let total = none;
const unsteady: string[] = [];
const broken: string[] = [];
for (const outcome of outcomes) {
  const { name, counts } = outcome;
  const failed = failuresOf(counts);
  const isAsked = asked === undefined && failed.length > 0 && outcome.again !== undefined;
  if (isAsked) {
    console.log(`\n▸ ${name}, a second attempt at what failed in it, with nothing beside it`);
    console.log(told('?', name, failed).join('\n'));
  }
  const after = isAsked ? await secondAttempt(outcome, firstFailures) : { counts, failed, unsteady: [] };
  total = add(total, after.counts);
  broken.push(...told('✗', name, after.failed));
  unsteady.push(...told('~', name, after.unsteady));
}

console.log(`\n${summary.join('\n')}\n${'all'.padEnd(46)}${secondsSince(began)} s\n`);
if (broken.length > 0) console.log(`${broken.join('\n')}\n`);
if (unsteady.length > 0) {
  const isTooMuch = unsteady.length > most.unsteady;
  console.log(
    `${unsteady.length} unsteady, failed at first and passed alone: each a defect to mend${
      isTooMuch ? `, and more than the ${most.unsteady} that pass` : ''
    }\n${unsteady.join('\n')}\n`,
  );
  if (isTooMuch)
    total = { ...total, passed: total.passed - unsteady.length, failed: total.failed + unsteady.length };
}
console.log(said(total));
process.exitCode = total.failed === 0 ? 0 : 1;
