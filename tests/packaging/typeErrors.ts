import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';
import { root } from './tarballs.ts';

const execute = promisify(execFile);

/** What TypeScript finds wrong in a product that has nothing but the packages' own types. */
export async function typeErrorsIn(product: Product): Promise<readonly string[]> {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
  };
  const config = { compilerOptions, include: ['**/*.tsx'] };
  await writeFile(path.join(product.consumer.folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const said = await execute(tsc, ['-p', product.consumer.folder]).then(
    () => '',
    (problem: unknown) => (problem as { stdout: string }).stdout,
  );
  // Declarations of libraries are theirs to mend.
  return said.split('\n').filter((line) => line.includes('error TS') && !line.includes('/.pnpm/'));
}
