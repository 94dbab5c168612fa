// Prints Kinora's design system beside its peers: the same eight components, one bundler, one run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPackages } from '../../tools/buildPackages.ts';
import { bundle } from '../../tools/bundle.ts';
import { eight, exported, weighWithLibraries } from '../../tools/sizes/publishedPackage.ts';
import { libraries, type Library } from './libraries.ts';

const folder = import.meta.dirname;
const gzipped = (text: string) => gzipSync(text, { level: 9 }).byteLength / 1000;

const kilobytes = async (lines: string) => gzipped((await bundle(folder, lines, { minify: true })).code);

async function stylesOf({ styles }: Library): Promise<number> {
  const texts = styles.map((file) => readFile(path.join(folder, 'node_modules', file), 'utf8'));
  return texts.length === 0 ? 0 : gzipped((await Promise.all(texts)).join(''));
}

await buildPackages(['design-system']);
console.log('kB (of 1000 bytes), minified by Rolldown, gzip level 9, React left out');
const isToast = (name: string) => name.includes('Toast');
const alone = [...eight.filter((name) => !isToast(name)).map((name) => [name]), eight.filter(isToast)];
const weights = alone.map(async (parts) => {
  const { js, lateJs, css } = await weighWithLibraries('design-system', exported(parts));
  return {
    component: parts.join(', '),
    'JS alone': js.toFixed(1),
    'and late': lateJs.toFixed(1),
    CSS: css.toFixed(1),
  };
});
console.table(await Promise.all(weights));

if (!existsSync(path.join(folder, 'node_modules')))
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

const ours = exported(eight);
const kinora = await weighWithLibraries('design-system', ours);
const themed = await weighWithLibraries(
  'design-system',
  `${ours} import './theme/index.js'; export { LabelsProvider, LocaleProvider } from './index.js';`,
);
const rows = [
  {
    system: 'Kinora (English)',
    'JS of the eight': (kinora.js + kinora.lateJs).toFixed(1),
    'with its provider': (themed.js + themed.lateJs).toFixed(1),
    'of it at once': themed.js.toFixed(1),
    CSS: `${themed.css.toFixed(1)} with theme, of these`,
  },
];
for (const library of libraries) {
  const css = await stylesOf(library);
  const withProvider = (await kilobytes(library.withProvider)).toFixed(1);
  rows.push({
    system: library.name,
    'JS of the eight': (await kilobytes(library.eight)).toFixed(1),
    'with its provider': withProvider,
    'of it at once': withProvider,
    CSS: css === 0 ? library.stylesNote : `${css.toFixed(1)} ${library.stylesNote}`,
  });
}
console.table(rows);
