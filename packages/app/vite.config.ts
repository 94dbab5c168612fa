import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { layerOrder } from '../design-system/src/css/layers.ts';

/** The order of the layers stands first in the page: else the chunk that loads first would settle it. */
const layersFirst: Plugin = {
  name: 'kinora-layers-first',
  transformIndexHtml: () => [{ tag: 'style', children: layerOrder, injectTo: 'head-prepend' }],
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    layersFirst,
    preloadFont,
    vanillaExtractPlugin(),
    react(),
  ],
  build: {
    target: 'es2022',
    // Below these, light-dark() would be rewritten and a mode inside another would break.
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    manifest: true,
  },
});
