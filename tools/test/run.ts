import { add, none, said } from './counts.ts';
import { parts } from './parts.ts';

/** `node tools/test/run.ts [part] [arguments of its runner]`: without a part, all of them. */
const [asked, ...extra] = process.argv.slice(2);
const chosen = asked === undefined ? parts : parts.filter((part) => part.name === asked);
if (chosen.length === 0) {
  console.error(`There is no part '${asked}'. There are: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(1);
}

let total = none;
const summary: string[] = [];
for (const part of chosen) {
  console.log(`\n▸ ${part.name}: ${part.what}`);
  const started = performance.now();
  const counts = await part.run(extra);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${part.name.padEnd(10)}${said(counts).padEnd(34)}${seconds} s`);
  total = add(total, counts);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(said(total));
process.exitCode = total.failed === 0 ? 0 : 1;
