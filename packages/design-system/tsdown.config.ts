import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

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
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  unbundle: true,
  dts: true,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
