import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { bundle, type BundleOptions } from '../bundle.ts';
import type { Published } from '../buildPackages.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
export const distOf = (name: Published): string => path.join(packages, name, 'dist');

const gzipped = (text: string) => gzipSync(text, { level: 9 }).byteLength / 1000;
/** Compiled styles keep their line breaks and spaces until a product's bundler takes them out. */
const tightened = (css: string) =>
  css
    .replace(/\s*\n\s*/g, '')
    .replace(/([:,]) /g, '$1')
    .replace(/ \{/g, '{')
    .replace(/;\}/g, '}');

/** The components that peers are measured by. */
export const eight = [
  'Button',
  'Dialog',
  'Menu',
  'Select',
  'Slider',
  'Tabs',
  'ToastRegion',
  'createToastQueue',
  'Tooltip',
] as const;

/** The lines of somebody who uses these of the index. */
export const exported = (names: readonly string[]): string =>
  `export { ${names.join(', ')} } from './index.js';`;

export interface Weight {
  /** What comes at once. */
  readonly js: number;
  /** What comes when it is first needed. */
  readonly lateJs: number;
  readonly css: number;
}

const notOurs = (id: string) => !/^[./]/.test(id) && !id.startsWith('virtual:');

async function weighLines(name: Published, lines: string, options: BundleOptions): Promise<Weight> {
  const { code, late, styles } = await bundle(distOf(name), lines, { ...options, minify: true });
  const css = await Promise.all(styles.map((style) => readFile(style, 'utf8')));
  return { js: gzipped(code), lateJs: gzipped(late), css: gzipped(tightened(css.join(''))) };
}

/** Our own code and styles behind these lines: what comes from elsewhere is left out. */
export const weighOwn = (name: Published, lines: string, without?: string): Promise<Weight> =>
  weighLines(name, lines, {
    external: (id) => notOurs(id) || (without !== undefined && id.includes(without)),
  });

/** Everything behind these lines but React, for a product that speaks English. */
export const weighWithLibraries = (name: Published, lines: string): Promise<Weight> =>
  weighLines(name, lines, { plugins: [optimizeLocales.rollup({ locales: ['en-US'] })] });

/** What each component's folder adds to the set of all of them. */
export async function weighComponents(): Promise<ReadonlyMap<string, Weight>> {
  const dist = distOf('design-system');
  const names = (await readdir(path.join(dist, 'components'))).toSorted();
  const all = await weighOwn('design-system', `export * from './index.js';`);
  const weights = new Map<string, Weight>();
  for (const name of names) {
    const others = await weighOwn('design-system', `export * from './index.js';`, `/components/${name}/`);
    weights.set(name, {
      js: Math.max(0, all.js - others.js),
      lateJs: 0,
      css: Math.max(0, all.css - others.css),
    });
  }
  return weights;
}
