import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/english.ts'],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  unbundle: true,
  dts: true,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
