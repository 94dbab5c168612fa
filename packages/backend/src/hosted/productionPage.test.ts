import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { falFromEnvironment } from '../engines/fal/falFromEnvironment.ts';
import { productionPage, productionSteps } from './testing/productionPage.ts';
import { serveFunction } from './serveFunction.ts';

afterAll(() => vi.unstubAllGlobals());
const given: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
  KINORA_URL: 'https://kinora.example.org',
  FAL_KEY: 'id:secret',
  FAL_USER_ID: 'user-1',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://user:password@smtp.example.org:465',
};
const settings = /\b(?:KINORA|FAL|STRIPE|SMTP|MAIL)_[A-Z_]+\b/g;

it('every setting that the page names for the functions is read by a function that starts', async () => {
  const text = (await productionSteps()).find((step) => step.text.includes('# ../kinora.secrets'))!.text;
  const named = new Set(text.match(settings));
  const read = new Set<string>();
  const env = new Proxy(given, {
    get: (values, name) => (read.add(String(name)), values[String(name)]),
    // Handing all of them on is not reading them.
    ownKeys: () => [],
  });
  const listening = vi.fn();
  vi.stubGlobal('Deno', {
    serve: listening,
    env: { toObject: () => env },
  });
  serveFunction('scheduled');
  expect(listening).toHaveBeenCalledOnce();
  falFromEnvironment({ env, key: 'id:secret', largestFile: 1 });
  expect([...named].filter((name) => !read.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(10);
});

it('what step 5 lists is what the functions can’t do without: with fal, whose reports are taken', () => {
  vi.stubGlobal('Deno', { serve: vi.fn(), env: { toObject: () => ({ ...given, FAL_USER_ID: '' }) } });
  expect(() => serveFunction('engine-webhook')).toThrow('FAL_USER_ID is not set.');
});

it('every other setting that the page names is read by the server', async () => {
  const sources = fileURLToPath(new URL('../', import.meta.url));
  const names = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file),
  );
  const texts = await Promise.all(names.map((file) => readFile(path.join(sources, file), 'utf8')));
  // As it is read: a name in a list or in a message is no reading.
  const read = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/\benv\['([A-Z_]+)'\]/g), ([, name]) => name!)),
  );
  const named = new Set((await productionPage()).match(settings));
  const missing = [...named].filter((name) => !read.has(name));
  expect(missing).toEqual([]);
});

it('a step asks for nothing that a later one brings', async () => {
  const steps = await productionSteps();
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_step, index) => index + 1));
  for (const { number, text } of steps)
    for (const [words, named] of text.matchAll(/\b(?:of|from|in) step (\d+)/g))
      expect(Number(named), `step ${number} says "${words}"`).toBeLessThan(number);
  const stepOf = (words: string) => steps.find(({ text }) => text.includes(words))?.number;
  const secrets = stepOf('# ../kinora.secrets')!;
  expect(stepOf('signing secret')).toBeLessThan(secrets);
  expect(stepOf('functions/v1/payment-webhook')).toBeLessThan(secrets);
  expect(stepOf('--env-file ../kinora.secrets')).toBe(secrets);
  expect(steps[0]!.text.indexOf('projects create')).toBeLessThan(steps[0]!.text.indexOf('<ref>'));
  const [install] = steps[0]!.text.match(/```sh\n.*/)!;
  expect(install).toContain('install --frozen-lockfile');
});

it('what a restricted key of Stripe must be allowed is all that the payments call, and nothing more', async () => {
  const folder = fileURLToPath(new URL('../payments/stripe/', import.meta.url));
  const names = (await readdir(folder)).filter(
    (file) => /^stripe\w+\.ts$/.test(file) && !file.includes('.test.'),
  );
  const texts = await Promise.all(names.map((file) => readFile(path.join(folder, file), 'utf8')));
  const needed = new Map<string, string>();
  for (const [, verb, address] of texts
    .join('\n')
    .matchAll(/\.(get|post|remove)\(\s*['`]([a-z_/]+?)(?:\/\$|['`])/g))
    if (needed.get(address!) !== 'write') needed.set(address!, verb === 'get' ? 'read' : 'write');
  // What comes along where another answer is asked to hold it.
  for (const [, expanded] of texts.join('\n').matchAll(/expand: \['(?:data\.)?(\w+)'\]/g))
    needed.set(expanded === 'schedule' ? 'subscription_schedules' : 'payment_intents', 'read');
  const rows = Array.from(
    (await productionPage()).matchAll(/^\| (`[a-z_/]+`(?:, `[a-z_/]+`)*) +\| (read|write) /gm),
  );
  const said = rows.flatMap(([, named, permission]) =>
    Array.from(named!.matchAll(/`([^`]+)`/g), ([, address]) => [address!, permission!] as const),
  );
  expect(new Map(said)).toEqual(needed);
  expect(needed.size).toBeGreaterThan(8);
});

it('functions are deployed straight after the migrations that they call', async () => {
  const page = await productionPage();
  const places = ['db push --remote --workdir', 'functions deploy'].map((words) => page.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page).toContain('**A later release** comes in the same order');
});
