// Prints every figure that can be measured on one machine, each beside its budget where it has one: `node tools/bench.ts`, about half an hour.
import { run } from './test/command.ts';

const benches: readonly (readonly [what: string, ...command: string[]])[] = [
  ['Sizes', 'node', 'tools/test/run.ts', 'sizes', '--reporter=verbose'],
  ['Server', 'node', 'packages/backend/benchmarks/measure.ts'],
  ['Orders', 'node', 'packages/backend/benchmarks/orders.ts'],
  ['A million creations', 'node', 'tests/benchmarks/queries/measure.ts'],
  ['Local engine', 'node', 'packages/backend/benchmarks/localEngine.ts'],
  ['Screens', 'node', 'tests/benchmarks/screens/measure.ts'],
  ['What moves', 'node', 'tests/benchmarks/shifts/measure.ts'],
  ['Peers', 'node', 'benchmarks/peers/measure.ts'],
];

const [only] = process.argv.slice(2);
for (const [what, tool, ...args] of benches) {
  if (only && !what.toLowerCase().includes(only.toLowerCase())) continue;
  console.log(`\n▸ ${what}\n`);
  if ((await run(tool!, args)) !== 0) process.exitCode = 1;
}
