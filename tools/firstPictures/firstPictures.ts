// Draws each screen of the built app into a page of its own, so that it is seen before its code has come.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Links } from '../../packages/contract/src/index.ts';
import type { FirstPicture } from '../../packages/app/src/firstPicture/FirstPicture.ts';
import { pageOf, pageOfNoAddress } from '../../packages/backend/src/embedded/appPage.ts';
import { readLinks } from '../../packages/backend/src/embedded/links.ts';
import { root } from '../test/command.ts';
import { lateFiles } from './lateFiles.ts';
import { pageWith, sheetIn, type Manifest } from './page.ts';

const app = path.join(root, 'packages/app');
const dist = path.join(app, 'dist');

interface Drawing {
  readonly addresses: readonly string[];
  draw(address: string, links: Links): Promise<FirstPicture>;
}

/** The script that runs before anything is drawn: in the page itself, whose policy allows it by its hash. */
async function buildBefore(): Promise<string> {
  const built = await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(app, 'src/firstPicture/before.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error('The script that runs first could not be built.');
  if (script.code.includes('</script')) throw new Error('The script that runs first would end its own tag.');
  return script.code.trim();
}

async function openDrawing(): Promise<Drawing & { close(): Promise<void> }> {
  // Not there yet in a fresh clone.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache', 'first-pictures-'));
  await build({
    configFile: path.join(app, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [lateFiles(app)],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/firstPicture/draw.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const drawing = (await import(pathToFileURL(path.join(folder, 'draw.js')).href)) as Drawing;
  return { ...drawing, close: () => rm(folder, { recursive: true }) };
}

async function writeFirstPictures(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const before = await buildBefore();
  const built = await readFile(path.join(dist, 'index.html'), 'utf8');
  const template = built.replace('</title>', () => `</title><script>${before}</script>`);
  const css = await readFile(path.join(dist, sheetIn(template).file), 'utf8');
  await writeFile(path.join(dist, pageOfNoAddress), template);
  const links = readLinks({ env: process.env, root });
  const drawing = await openDrawing();
  try {
    for (const address of drawing.addresses) {
      globalThis.kinoraLate = [];
      const picture = await drawing.draw(address, links);
      await writeFile(
        path.join(dist, pageOf(address)),
        pageWith(template, picture, manifest, globalThis.kinoraLate, css),
      );
    }
  } finally {
    globalThis.kinoraLate = undefined;
    await drawing.close();
  }
}

await writeFirstPictures();
