import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root, runHeard } from './command.ts';
import { none, type Counts } from './counts.ts';
import { playwrightPart, vitestPart, type Part } from './runners.ts';
import type { Screen } from './screen.ts';
import { runWhole, type WholeCommand } from './wholeCommand.ts';

let folder: string;
beforeEach(async () => {
  // In the project, where what is planted finds the runner.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'whole-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The whole command as run.ts calls it, of other parts. */
async function whole(of: Pick<WholeCommand, 'parts' | 'order' | 'apart' | 'secondsAtMost'>) {
  const lines: string[] = [];
  const screen: Screen = { print: (words) => lines.push(...words.split('\n')), passing() {}, close() {} };
  const exitCode = await runWhole({ ...of, logs: path.join(folder, 'logs'), screen });
  return { exitCode, lines, words: lines.join('\n'), last: lines.at(-1) };
}

describe('the whole command on a real runner', () => {
  const config = `import { reporters } from '../../tools/test/reporters.ts';
    export default { root: import.meta.dirname, test: { reporters, include: ['*.test.ts'] } };`;
  const head = `import { existsSync, writeFileSync } from 'node:fs';
    import path from 'node:path';
    import { expect, it } from 'vitest';\n`;

  /** These tests in a file of their own, with one that passes. */
  async function planted(tests: string) {
    await writeFile(path.join(folder, 'vitest.config.ts'), config);
    await writeFile(path.join(folder, 'planted.test.ts'), `${head}${tests}`);
    await writeFile(path.join(folder, 'fine.test.ts'), `${head}it('is fine', () => {});`);
    const part = vitestPart('planted', '', path.relative(root, path.join(folder, 'vitest.config.ts')));
    return whole({ parts: [part], order: ['planted'] });
  }
  const everyOtherTime = (name: string) => `it('${name}', () => {
    const been = path.join(import.meta.dirname, '${name}.been');
    const isSecond = existsSync(been);
    writeFileSync(been, '');
    if (!isSecond) throw new Error('${name} fails at first');
  });`;

  it('is red by a test that always fails, and by a baseline that is missing', async () => {
    const { exitCode, lines, words, last } = await planted(`
      it('always fails', () => expect({ made: 'of this' }).toEqual({ made: 'of that' }));
      it('has no baseline', () => expect('words').toMatchFileSnapshot('baseline.txt'));`);
    expect(exitCode).toBe(1);
    expect(last).toBe('1 passed, 2 failed');
    const file = path.relative(root, path.join(folder, 'planted.test.ts'));
    const at = lines.indexOf(`✗ planted: ${file} > always fails`);
    const inFull = lines.slice(at, lines.indexOf(`✗ planted: ${file} > has no baseline`)).join('\n');
    for (const told of [
      'AssertionError: ',
      `-   "made": "of that"`,
      `+   "made": "of this"`,
      'planted.test.ts:5:',
    ])
      expect(inFull).toContain(told);
    expect(words).toContain('a second attempt');
    expect(words).toMatch(/The dearest files\n +[0-9.]+ s {2}planted +\.cache/);
    expect(existsSync(path.join(folder, 'baseline.txt'))).toBe(false);
  });

  it('is green by one that fails every other time, and names it', async () => {
    const { exitCode, words, last } = await planted(everyOtherTime('sways'));
    expect(exitCode).toBe(0);
    expect(words).toMatch(
      /^1 unsteady.*\n~ planted: .*planted\.test\.ts > sways: Error: sways fails at first/m,
    );
    expect(last).toBe('2 passed, 0 failed');
  });

  it('is red by six of those', async () => {
    const six = ['one', 'two', 'three', 'four', 'five', 'six'].map(everyOtherTime).join('\n');
    const { exitCode, words, last } = await planted(six);
    expect(exitCode).toBe(1);
    expect(words).toMatch(/^6 unsteady.* more than the 5 that pass/m);
    expect(last).toBe('1 passed, 6 failed');
  });

  it('is red by a runner that dies, and tells its last words', async () => {
    const { exitCode, words, last } = await planted(
      `console.error('the last words');
      await new Promise((resolve) => setTimeout(resolve, 300));
      process.kill(process.ppid, 'SIGKILL');`,
    );
    expect(exitCode).toBe(1);
    expect(words).toMatch(/^✗ planted: ended with \d+ and blames no test\n[^]*the last words/m);
    expect(words).toContain('a second attempt');
    expect(last).toBe('0 passed, 1 failed');
  });

  it('is red by an error that no test caught, though all that failed passes alone', async () => {
    await writeFile(
      path.join(folder, 'loose.test.ts'),
      `${head}it('lets one loose', async () => {
        void Promise.reject(new Error('nobody catches me'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });`,
    );
    const { exitCode, words } = await planted(everyOtherTime('sways'));
    expect(exitCode).toBe(1);
    expect(words).toMatch(/^✗ planted: .*loose\.test\.ts > the file itself\n[^]*Error: nobody catches me/m);
    expect(words).toMatch(/^1 unsteady/m);
  });
});

it('the whole command is as honest with what runs in a browser: red by what always fails, and naming what fails every other time', async () => {
  const config = path.join(folder, 'playwright.config.ts');
  await writeFile(
    config,
    `export default { reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]],
      projects: [{ name: 'desktop' }] };`,
  );
  await writeFile(
    path.join(folder, 'planted.spec.ts'),
    `import { existsSync, writeFileSync } from 'node:fs';
    import path from 'node:path';
    import { expect, test } from '@playwright/test';
    test('is fine', () => {});
    test('always fails', () => expect('this').toBe('that'));
    test('sways', () => {
      const been = path.join(import.meta.dirname, 'been');
      const isSecond = existsSync(been);
      writeFileSync(been, '');
      expect(isSecond, 'sways at first').toBe(true);
    });`,
  );
  const part = playwrightPart('planted', '', path.relative(root, config));
  const { exitCode, words, last } = await whole({ parts: [part], order: ['planted'] });
  expect(exitCode).toBe(1);
  expect(words).toMatch(/^✗ planted: .*planted\.spec\.ts > \[desktop\] always fails/m);
  expect(words).toMatch(/^~ planted: .*planted\.spec\.ts > \[desktop\] sways: .*sways at first/m);
  expect(last).toBe('2 passed, 1 failed');
});

describe('the lanes of the whole command', () => {
  const part = (name: string, run: () => Promise<Counts | void>): Part => ({
    name,
    what: '',
    run: async () => (await run()) ?? { ...none, passed: 1 },
  });

  it('run side by side, each taking the next part that may run beside the other', async () => {
    const happened: string[] = [];
    // Neither ends before the other has begun.
    let begun = 0;
    let go = () => {};
    const bothBegan = new Promise<void>((resolve) => (go = resolve));
    const meet = () => {
      begun += 1;
      if (begun === 2) go();
      return bothBegan;
    };
    const step = (name: string, until?: () => Promise<void> | void) =>
      part(name, async () => {
        happened.push(`${name} begins`);
        await until?.();
        happened.push(`${name} ends`);
      });
    const { exitCode, last } = await whole({
      parts: [step('a', meet), step('b', meet), step('c'), step('d')],
      order: ['a', 'b', 'c', 'd'],
      apart: [
        ['c', 'b', ''],
        ['d', 'b', ''],
        ['d', 'c', ''],
      ],
    });
    expect(happened.slice(0, 2).toSorted()).toEqual(['a begins', 'b begins']);
    expect(happened.indexOf('c begins')).toBeGreaterThan(happened.indexOf('a ends'));
    expect(happened.slice(-2)).toEqual(['d begins', 'd ends']);
    expect([exitCode, last]).toEqual([0, '4 passed, 0 failed']);
  });

  it('say a line a part, and keep the words of each in a log of its own', async () => {
    const speaking = (name: string) =>
      part(name, async () => void (await runHeard('node', ['-e', `console.log('words of ${name}')`])));
    const { words } = await whole({ parts: ['a', 'b'].map(speaking), order: ['a', 'b'] });
    expect(words).toMatch(/^a {12}1 passed, 0 failed +[0-9.]+ s {2}at +[0-9.]+ s$/m);
    expect(words).not.toContain('words of');
    for (const name of ['a', 'b'])
      expect(await readFile(path.join(folder, 'logs', `${name}.log`), 'utf8')).toBe(`words of ${name}\n`);
  });

  it('go on where one breaks off', async () => {
    const broken = part('broken', async () => {
      await runHeard('node', ['-e', `console.log('this is why')`]);
      throw new Error('It could not be built.');
    });
    const { exitCode, words, last } = await whole({
      parts: [broken, part('next', async () => {})],
      order: ['broken', 'next'],
    });
    expect(exitCode).toBe(1);
    expect(words).toMatch(/^✗ broken: broke off\nIt could not be built\.\n\n[^]*this is why/m);
    expect(last).toBe('1 passed, 1 failed');
  });

  it('are ended when the time is over, and what is known is told', async () => {
    const endless = part('endless', async () => {
      const { code, lastWords } = await runHeard('node', ['-e', 'setInterval(() => {}, 1000)']);
      return {
        ...none,
        failed: 1,
        tests: [{ file: '', title: `${code}`, state: 'failed', message: lastWords }],
      };
    });
    const { exitCode, words, last } = await whole({
      parts: [endless, part('quick', async () => {})],
      order: ['endless', 'quick'],
      secondsAtMost: 0.5,
    });
    expect(exitCode).toBe(1);
    expect(words).toContain('0.5 s are over');
    expect(words).toContain('ended by SIGINT');
    expect(last).toBe('1 passed, 1 failed');
  });
});
