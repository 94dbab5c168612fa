import { defineConfig } from 'tsdown';
import { packageStyles } from '../../tools/packageStyles.ts';
import type { Rolldown } from 'tsdown';

/** A style file says nothing to types, and a product without a declaration for it would stumble over the import. */
const typesWithoutStyles: Rolldown.Plugin = {
  name: 'types-without-styles',
  renderChunk: (code, chunk) =>
    chunk.fileName.endsWith('.d.ts') ? code.replace(/^import ["'][^"']+\.css["'];\n/gm, '') : null,
};

/** What holds state or behaviour belongs to the browser; frameworks with server components want to be told. */
const toldApart: Rolldown.Plugin = {
  name: 'use-client',
  renderChunk: (code, chunk) =>
    chunk.fileName.endsWith('.js') &&
    !chunk.fileName.endsWith('.css.js') &&
    /from "(react-aria-components|react-aria|radix-ui)"|\b(use[A-Z]\w*|createContext)\(/.test(code)
      ? `"use client";\n${code}`
      : null,
};

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/tokens/contract.css.ts',
    'src/tokens/index.ts',
    'src/css/index.ts',
    'src/css/layers.ts',
    'src/icons/index.ts',
    'src/labels/index.ts',
    'src/layout/index.ts',
    'src/theme/index.ts',
    'src/components/*/index.ts',
  ],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // Left for a product's own bundler to settle: what developers are told is gone from its production build.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  unbundle: true,
  dts: true,
  plugins: [...packageStyles('d'), typesWithoutStyles, toldApart],
});
