import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { root } from './test/command.ts';

// The app's mark in the sizes that can't be said as a drawing: for a start screen, and for whoever asks for /favicon.ico.

const folder = path.join(root, 'packages/app/public');

/** An .ico with one PNG in it, which every browser reads. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const drawing = await readFile(path.join(folder, 'logo.svg'), 'utf8');
const browser = await chromium.launch(await launchOptions());
try {
  const page = await browser.newPage();
  const draw = async (side: number) => {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    return page.screenshot({ omitBackground: true });
  };
  for (const side of [192, 512]) await writeFile(path.join(folder, `icon-${side}.png`), await draw(side));
  await writeFile(path.join(folder, 'favicon.ico'), icoOf(await draw(32), 32));
} finally {
  await browser.close();
}
