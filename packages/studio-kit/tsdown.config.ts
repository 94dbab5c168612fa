import { defineConfig } from 'tsdown';
import { packageStyles } from '../../tools/packageStyles.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/english.ts'],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  unbundle: true,
  dts: true,
  plugins: [...packageStyles('k')],
});
