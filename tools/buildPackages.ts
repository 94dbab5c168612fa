import { unlessFresh } from './freshness.ts';
import { run } from './test/command.ts';
import { say } from './test/words.ts';

/** The packages that other teams install, each after those it stands on. */
export const published = ['contract', 'design-system', 'studio-kit'] as const;
export type Published = (typeof published)[number];

/** Builds what other teams install, unless nothing of it has changed since the last time. */
export async function buildPackages(names: readonly Published[] = published): Promise<void> {
  for (const name of names) {
    const sources = [`packages/${name}`, 'tools/packageStyles.ts', 'pnpm-lock.yaml'];
    await unlessFresh(
      { name: `package-${name}`, sources, file: `packages/${name}/dist/index.js` },
      async () => {
        say(`Building @kinora/${name}…`);
        const code = await run('tsdown', ['--log-level', 'warn'], {}, `packages/${name}`);
        if (code !== 0) throw new Error(`@kinora/${name} could not be built; what is wrong stands above.`);
      },
    );
  }
}

if (import.meta.main) await buildPackages();
