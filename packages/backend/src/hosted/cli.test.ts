import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../embedded/prepareDatabase.ts';
import { productionCommands } from './testing/productionPage.ts';
import { functions } from '../functions/index.ts';
import { packagedProgram } from './testing/packagedProgram.ts';

const cli = await packagedProgram('supabase', '3.1.0');
const project = fileURLToPath(new URL('../../', import.meta.url));
const root = path.join(project, '../..');
const migrations = path.join(project, 'supabase/migrations');
let folder: string;
let url: string;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-cli-'));
  await mkdir(path.join(folder, 'none'));
  await mkdir(path.join(folder, 'supabase'));
  await mkdir(path.join(folder, 'app'));
  await writeFile(path.join(folder, 'app/404.html'), '<meta name="kinora-config" content="" />');
  await onServer('create database as_supabase');
  const address = new URL(inject('databaseUrl'));
  address.pathname = '/as_supabase';
  url = `${address.href}?sslmode=disable`;
  await prepareDatabase({ url: address.href, log: () => undefined, migrations: path.join(folder, 'none') });
});
afterAll(async () => {
  await onServer('drop database as_supabase with (force)');
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly output: string;
}

const run = (workdir: string, ...words: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      cli!,
      [...words, '--workdir', workdir],
      { timeout: 60_000, env: { PATH: process.env['PATH'], HOME: folder, NO_COLOR: '1', DO_NOT_TRACK: '1' } },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}${err}` }),
    );
  });

it('every function is declared, each with its own check of tokens and its own file', async () => {
  const config = await readFile(path.join(project, 'supabase/config.toml'), 'utf8');
  const declared = [...config.matchAll(/^\[functions\.([a-z-]+)\]$/gm)].map(([, name]) => name);
  expect(new Set(declared)).toEqual(new Set(Object.keys(functions)));
  expect(declared).toHaveLength(Object.keys(functions).length);
  for (const name of Object.keys(functions))
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nentrypoint = "./functions/${name}/index.js"`,
    );
});

const filled = (words: string) =>
  words.replaceAll('<ref>', 'abcdefghijklmnopqrst').replaceAll('<sb_publishable_...>', 'sb_publishable_x');
const done: string[] = [];
const expectDone = (start: string) =>
  expect(
    done.filter((words) => words.startsWith(start)),
    `${start} comes before`,
  ).not.toEqual([]);

/** Does what a line of the page says, as far as it goes without an account; expects what must have been done before. */
async function perform(line: string): Promise<void> {
  const [, settings = '', words = ''] = /^((?:[A-Z_]+=\S+ )*)(.+)$/.exec(filled(line))!;
  const env = Object.fromEntries(settings.split(' ').flatMap((each) => (each ? [each.split('=', 2)] : [])));
  const tool = words.replace('npx supabase@3.1.0 ', '').replace('npx -y pnpm@10.34.8 ', '');
  if (words.startsWith('npx supabase@')) await performTool(tool);
  else if (words.startsWith('npx -y pnpm@')) {
    const { packageManager, scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    assert.ok(words.includes(packageManager as string), 'with the pnpm of the workspace');
    assert.ok(['install --frozen-lockfile', ...Object.keys(scripts as object)].includes(tool));
    if (tool !== 'install --frozen-lockfile') expectDone('npx -y pnpm@10.34.8 install');
  } else if (words.startsWith('node packages/')) {
    expectDone('npx -y pnpm@10.34.8 install');
    const [, file = '', ...rest] = words.split(' ');
    if (rest[0] === 'site') expectDone('npx -y pnpm@10.34.8 build');
    await promisify(execFile)(process.execPath, [path.join(root, file), ...rest], {
      cwd: root,
      timeout: 60_000,
      env: {
        ...process.env,
        ...env,
        KINORA_APP: path.join(folder, 'app'),
        INIT_CWD: path.join(folder, 'none'),
      },
    });
  } else if (words.startsWith('curl ')) {
    expectDone('npx supabase@3.1.0 functions deploy');
    assert.ok(Object.hasOwn(functions, /functions\/v1\/([a-z-]+)/.exec(words)?.[1] ?? ''));
  } else throw new Error('The page gives a command that no test can perform.');
  done.push(words);
}

async function performTool(words: string): Promise<void> {
  const name = /^[a-z -]*?(?= --| <|$)/.exec(words)![0].split(' ');
  const command = name[0] === 'projects' ? name.slice(0, 2) : name;
  const { code, output } = await run(project, ...command, '--help');
  expect(code, `help for ${words}`).toBe(0);
  const flags = words.match(/--[a-z-]+/g) ?? [];
  expect(flags.filter((flag) => !output.includes(flag))).toEqual([]);
  if (words.startsWith('db push')) await push(words.includes('--dry-run'));
  if (words.startsWith('functions deploy')) {
    expectDone('npx supabase@3.1.0 secrets set');
    const config = await readFile(path.join(project, 'supabase/config.toml'), 'utf8');
    const entries = [...config.matchAll(/^entrypoint = "(.+)"$/gm)].map(([, file]) => file!);
    assert.deepEqual(
      entries.filter((file) => !existsSync(path.join(project, 'supabase', file))),
      [],
    );
  }
  if (!words.startsWith('login') && !words.startsWith('projects') && !words.startsWith('link'))
    expectDone('npx supabase@3.1.0 link --project-ref');
}

async function push(isDry: boolean): Promise<void> {
  const files = await readdir(migrations);
  const pushed = await run(
    project,
    'db',
    'push',
    `--remote=${url}`,
    '--yes',
    ...(isDry ? ['--dry-run'] : []),
  );
  expect(pushed.code, `with ${pushed.output}`).toBe(0);
  for (const file of files) expect(pushed.output).toContain(file);
  if (isDry) return;
  const again = await run(project, 'db', 'push', `--remote=${url}`, '--dry-run', '--yes');
  expect([again.code, again.output.includes(files[0]!)]).toEqual([0, false]);
}

describe.skipIf(cli === null)('the tool of Supabase', () => {
  it(
    'runs every command of the page on production, in its order, each with what the ones before it made',
    { timeout: 180_000 },
    async () => {
      const ran: string[] = [];
      for (const { words, step } of await productionCommands()) {
        await perform(words).catch((problem: Error) => {
          throw new Error(`Step ${step}, after ${ran.join(', ') || 'nothing'}: ${words}`, { cause: problem });
        });
        ran.push(words);
      }
      expect(ran.length).toBeGreaterThan(10);
    },
  );

  it('would say so if the configuration were wrong', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(path.join(broken, 'supabase'), { recursive: true });
    for (const part of ['migrations', 'templates'])
      await cp(path.join(project, 'supabase', part), path.join(broken, 'supabase', part), {
        recursive: true,
      });
    const config = await readFile(path.join(project, 'supabase/config.toml'), 'utf8');
    const attempt = async (text: string) => {
      await writeFile(path.join(broken, 'supabase/config.toml'), text);
      return run(broken, 'db', 'push', `--remote=${url}`, '--dry-run', '--yes');
    };
    expect((await attempt(config)).code).toBe(0);
    for (const [right, wrong] of [
      ['verify_jwt = false', 'verify_jwt = 7'],
      ['templates/recovery.html.tmpl', 'templates/none.html.tmpl'],
    ] as const) {
      const refused = await attempt(config.replace(right, wrong));
      expect(refused.code, `with ${refused.output}`).not.toBe(0);
    }
  });
});
