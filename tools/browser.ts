import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The browser that tests run in: the one the lockfile pins on Linux x64, else one the machine has. */
export interface TestBrowser {
  /** undefined lets Playwright look for its own download. */
  readonly executablePath: string | undefined;
  /** Pictures are compared in the pinned browser only. */
  readonly isPinned: boolean;
  readonly name: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const args = [
  // A root user has no sandbox to drop into; everyone else keeps it unless the kernel lacks it.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export async function testBrowser(): Promise<TestBrowser> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which does not exist.`);
    return { executablePath: asked, isPinned: false, name: asked, args, env: {} };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedBrowser();
  const found = installed.find((candidate) => existsSync(candidate));
  return { executablePath: found, isPinned: false, name: found ?? "Playwright's own", args, env: {} };
}

/** Unpacks the pinned browser once, into a folder named after its version, with its own libraries and fonts. */
async function pinnedBrowser(): Promise<TestBrowser> {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    await mkdir(partial, { recursive: true });
    await unpackInto(partial);
    await nameFonts(partial, folder);
    // Two commands may unpack at once: the first to finish wins.
    await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }));
  }
  await fontsNamed(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    isPinned: true,
    name: `chromium ${version} of the lockfile`,
    args,
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: fontsOf(folder),
    },
  };
}

const fontsOf = (folder: string): string => path.join(folder, 'fonts', 'found.conf');

/**
 * The package's own font configuration names folders of the machine it was packed on. Without any font of the
 * system the browser refuses web fonts too, and draws no text at all.
 */
const fontConfiguration = (folder: string): string => {
  const fonts = path.join(folder, 'fonts');
  const cache = path.join(fonts, 'cache');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`;
};

/** Whole, by a rename: a browser that starts meanwhile reads it, and half of it would take its fonts away. */
async function nameFonts(where: string, folder: string): Promise<void> {
  const partial = `${fontsOf(where)}.${process.pid}`;
  await writeFile(partial, fontConfiguration(folder));
  await rename(partial, fontsOf(where));
}

/** A checkout that was moved has its fonts elsewhere; nothing is written where it was not. */
async function fontsNamed(folder: string): Promise<void> {
  const found = await readFile(fontsOf(folder), 'utf8').catch(() => '');
  if (found !== fontConfiguration(folder)) await nameFonts(folder, folder);
}

/**
 * In a process of its own: the package unpacks into the temporary folder, brings its libraries only where it
 * believes them missing, and changes the environment on import, which others here would read.
 */
async function unpackInto(folder: string): Promise<void> {
  const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
}

/**
 * A page is drawn in tiles, and of a tile the part that changed: how an edge is smoothed then hangs on where a tile
 * or a change ended, so on what came first. Drawn whole, it is the same each time; drawn without what one processor
 * can do and another can't, with pictures decoded before and not after, on each machine. Nothing is said of threads of
 * their own for animations and scrolling: a picture is taken when neither moves.
 */
export const drawnWhole: readonly string[] = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  ...['default-tile', 'max-untiled-layer'].flatMap((what) => [
    `--${what}-width=4096`,
    `--${what}-height=4096`,
  ]),
];

/** What Playwright's launch() takes, for vitest's provider and for Playwright alike. */
export async function launchOptions(more: readonly string[] = []) {
  const browser = await testBrowser();
  return {
    ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
    args: [...browser.args, ...more],
    env: { ...(process.env as Record<string, string>), ...browser.env },
  };
}
