// Prints, for every acceptance item and decision, the tests that name it; fails where one has none and no reason.
import { items, unproven } from './items.ts';
import { proofKinds, readProofs } from './proofs.ts';

const proofs = readProofs();
const of = (name: string) => proofs.get(name) ?? [];

let chapter = '';
for (const item of items) {
  if (item.chapter !== chapter) console.log(`\n${item.chapter}`);
  chapter = item.chapter;
  console.log(`  ${item.name} ${item.words}`);
  for (const { kind, file, title } of of(item.name)) console.log(`    ${kind}: ${file} > ${title}`);
  if (of(item.name).length === 0) console.log(`    no test: ${unproven[item.name] ?? 'and no reason given'}`);
}

console.log('\nWith a test of the kind');
for (const kind of proofKinds) {
  const count = (letter: string) =>
    items.filter(({ name }) => name.startsWith(letter) && of(name).some((proof) => proof.kind === kind))
      .length;
  console.log(
    `  ${kind.padEnd(12)}${String(count('A')).padStart(4)} items${String(count('D')).padStart(4)} decisions`,
  );
}
const without = items.filter(({ name }) => of(name).length === 0);
console.log(`\nWithout a test: ${without.map(({ name }) => name).join(' ') || 'none'}`);
if (without.some(({ name }) => !(name in unproven))) process.exitCode = 1;
