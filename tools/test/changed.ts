import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { askedBy, orderOf, type Asked } from './changedParts.ts';
import { Children } from './children.ts';
import { root, runHeard } from './command.ts';
import { add, checked } from './counts.ts';
import { endOnInterrupt } from './interrupt.ts';
import { parts } from './parts.ts';
import { mayBeEmpty, reported, type Part } from './runners.ts';
import { createScreen } from './screen.ts';
import { runWhole } from './wholeCommand.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const since = process.argv[2] ?? 'HEAD';
/** What differs from that commit and is still there, new files included. */
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Whoever named one of these does not type-check any more. */
const gone = git('diff', '--name-only', '--diff-filter=D', since);

const related = (name: string, config: string): Part['run'] => {
  return (files) => reported(name, 'vitest', ['related', '--run', mayBeEmpty, '--config', config, ...files]);
};

/** How a part looks at some files alone, where its runner has another way for that. */
const ofFiles: Readonly<Record<string, Part['run']>> = {
  lint: async (files) => {
    const code = files.filter((file) => /\.[jt]sx?$/.test(file));
    const format = checked(
      'oxfmt',
      await runHeard('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
    );
    if (code.length === 0) return format;
    return add(
      format,
      checked('oxlint', await runHeard('oxlint', ['--type-aware', '--deny-warnings', ...code])),
    );
  },
  unit: related('unit', 'vitest.config.ts'),
  backend: related('backend', 'packages/backend/vitest.config.ts'),
};

/** Without a second attempt: who changed something wants to see what it did. */
const narrowed = (asked: Asked): Part[] =>
  parts.flatMap((part) => {
    const { name, what, inWhole = [] } = part;
    const words = asked.get(name);
    if (!words) return [];
    const take = ofFiles[name] ?? ((files) => part.run(files));
    return [{ name, what, inWhole, run: (more) => take(name === 'types' ? [] : [...words, ...more]) }];
  });

/** `node tools/test/changed.ts [commit]`: what the change since then touches. The whole command stays the judge. */
const asked = askedBy(changed, root, gone);
if (asked.size === 0) console.log(`Nothing differs from ${since}.`);
else {
  const children = new Children();
  const screen = createScreen(process.stdout);
  endOnInterrupt(children, screen);
  const logs = path.join(root, '.vitest', 'changed');
  process.exitCode = await runWhole({
    parts: narrowed(asked),
    order: orderOf(asked),
    logs,
    screen,
    children,
  });
}
