import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions, testBrowser } from '../tools/browser.ts';

/**
 * How stories start the browser. The pinned one brings a font but looks for it in folders that exist only where
 * it was packed; a browser without any font of its own refuses web fonts too, and draws no text at all.
 */
export async function storyBrowser() {
  const [options, { executablePath, isPinned }] = await Promise.all([launchOptions(), testBrowser()]);
  if (!isPinned || !executablePath || options.env['FONTCONFIG_FILE']) return options;
  const fonts = path.join(path.dirname(executablePath), 'fonts');
  const file = path.join(fonts, 'found.conf');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
  );
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: file } };
}
