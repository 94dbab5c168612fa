import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { layerOrder } from '../design-system/src/css/layers.ts';
import { chunkGroups } from './chunkGroups.ts';
import { firstPictureStyle } from './firstPictureStyle.ts';
import { fontFileNames, narrowFonts } from './narrowFonts.ts';
import { packagesInFiles } from './packagesInFiles.ts';
import { standsOn } from './standsOn.ts';

/** The order of the layers stands first in the page: else the chunk that loads first would settle it. */
const stylesOfPage: Plugin = {
  name: 'kinora-styles-of-page',
  transformIndexHtml: () =>
    [layerOrder, firstPictureStyle].map((children) => ({ tag: 'style', children, injectTo: 'head-prepend' })),
};

/** Asks for the text face together with the styles; the one for numbers may come when it is needed. */
const preloadFont: Plugin = {
  name: 'kinora-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /archivo-latin-wdth-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/**
 * What every screen is built of is set up in a task of its own, before the rest: as a module that is merely imported it
 * would be in one with it, too long for a telephone to answer within.
 */
const foundationsFirst: Plugin = {
  name: 'kinora-foundations-first',
  transformIndexHtml: {
    order: 'post',
    handler(html, { chunk, bundle }) {
      const foundations = Object.values(bundle ?? {}).find(({ name }) => name === 'everywhere');
      if (foundations?.type === 'chunk' && foundations.imports.includes(chunk!.fileName))
        throw new Error(
          'What every screen is built of stands on the app, so that neither is set up by itself.',
        );
      const [link, address] =
        /<link rel="modulepreload" crossorigin href="(.*\/everywhere-.*?)">\s*/.exec(html) ?? [];
      if (!link) throw new Error('The page does not name the code that every screen is built of.');
      const script = `<script type="module" crossorigin src="${address}"></script>`;
      return html.replace(link, '').replace('<script type="module"', `${script}\n    <script type="module"`);
    },
  },
};

/** Puts Kinora's own fetching of late code in the place of Vite's: see `src/late/patientImport.ts`. */
const patientImport: Plugin = {
  name: 'kinora-patient-import',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { __vitePreload } from ${JSON.stringify(path.join(import.meta.dirname, 'src/late/patientImport.ts'))}`,
  },
};

/**
 * The lines of a drawing never change places. What React tells them apart by, when it warns while one develops, is
 * letters drawn at random, which no compression makes smaller: a hundred of them on the first screen.
 */
const drawingsWithoutKeys: Plugin = {
  name: 'kinora-drawings-without-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"|^__iconData\.node;$/gm, ''), map: null }),
  },
};

const held = packagesInFiles();

export default defineConfig({
  root: import.meta.dirname,
  // A stand-in for what React has had since 18: libraries still ask for it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    stylesOfPage,
    patientImport,
    drawingsWithoutKeys,
    narrowFonts,
    preloadFont,
    foundationsFirst,
    standsOn,
    vanillaExtractPlugin(),
    react(),
    held.page,
  ],
  optimizeDeps: {
    // Workers ask for these when a tool is first used: found only then, they would reload the page under it.
    include: ['tfjs-core', 'tfjs-backend-wasm', 'tfjs-converter'].map(
      (name) => `@kinora/media > @tensorflow/${name}`,
    ),
  },
  // Networks on the device run in workers, which share code and hire others.
  worker: { format: 'es', plugins: () => [held.worker] },
  build: {
    target: 'es2022',
    // Below these, light-dark() would be rewritten and a mode inside another would break.
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    manifest: true,
    // All styles together weigh less than a page's dozen files cost on the way, and any picture can be drawn with them.
    cssCodeSplit: false,
    modulePreload: {
      // Every browser of our floor does it by itself.
      polyfill: false,
      // Late code names itself alone: what it stands on is said once, for all of it (`standsOn.ts`).
      resolveDependencies: (file, files, { hostType }) => (hostType === 'html' ? files : [file]),
    },
    rolldownOptions: {
      // The names of classes are constants that one file exports for many: where they are used they weigh less.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // As few letters as so many files allow: each file is named in many others.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: fontFileNames,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
