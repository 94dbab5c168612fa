// What other teams install stands beside what they have already, and the steps that we name put it there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { published, type Published } from '../buildPackages.ts';
import { root } from '../test/command.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifestOf = (name: Published) => JSON.parse(textOf(`packages/${name}/package.json`)) as Manifest;
const step = (file: string) => textOf(`tests/packaging/products/installed/${file}`);

const isExact = (range: string) => /^(workspace:)?[=v]*\d+\.\d+\.\d+[^\s|]*$|^workspace:\*$/.test(range);

describe.each(published)('@kinora/%s', (name) => {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(name);

  it('asks for a range of what stands beside it: nobody has one exact version', () => {
    expect(Object.entries(peerDependencies).filter(([, range]) => isExact(range))).toEqual([]);
  });

  it('is packed by the steps that are named', () => {
    expect(/for each in (.+); do/.exec(step('pack.sh'))?.[1]?.split(' ')).toContain(name);
  });

  it('finds those of ours that it stands on in what pnpm is told, since no registry has them', () => {
    for (const ours of Object.keys(dependencies).filter((each) => each.startsWith('@kinora/')))
      expect(step('overrides.yaml')).toContain(
        `'${ours}': file:./vendor/${ours.replace(/^@(\w+)\//, '$1-')}.tgz\n`,
      );
  });
});
