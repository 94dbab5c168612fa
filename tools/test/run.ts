import path from 'node:path';
import { Children } from './children.ts';
import { partLine, stoodStillLate } from './closing.ts';
import { root } from './command.ts';
import { said } from './counts.ts';
import { briefly } from './failures.ts';
import { endOnInterrupt } from './interrupt.ts';
import { apart, order } from './lanes.ts';
import { runPart } from './outcome.ts';
import { parts } from './parts.ts';
import type { Part } from './runners.ts';
import { createScreen } from './screen.ts';
import { failuresOf } from './secondAttempt.ts';
import { runWhole } from './wholeCommand.ts';

/** One part with its words in view, and no second attempt. */
async function runAlone(part: Part, words: readonly string[]): Promise<number> {
  console.log(`\n▸ ${part.name}: ${part.what}`);
  const began = performance.now();
  const counts = await runPart(part, words);
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${partLine(part.name, counts, seconds)}\n`);
  for (const test of failuresOf(counts)) console.log(briefly('✗', { part: part.name, test }));
  if (counts.late.length > 0) console.log(stoodStillLate(counts.late));
  for (const note of counts.notes) console.log(note);
  console.log(said(counts));
  return counts.failed === 0 ? 0 : 1;
}

function runAll(): Promise<number> {
  const children = new Children();
  const screen = createScreen(process.stdout);
  endOnInterrupt(children, screen);
  return runWhole({ parts, order, apart, logs: path.join(root, '.vitest', 'logs'), screen, children });
}

/** `node tools/test/run.ts [part] [arguments of its runner]`: without a part, all of them in two lanes. */
const [asked, ...extra] = process.argv.slice(2);
const part = parts.find(({ name }) => name === asked);
if (asked !== undefined && !part) {
  console.error(`There is no part '${asked}'. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
process.exitCode = await (part ? runAlone(part, extra) : runAll());
