import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { expect, it } from 'vitest';
import * as contract from '../../packages/contract/src/index.ts';
import { root } from '../test/command.ts';

const tools = new Set<unknown>([...contract.serverTools, ...contract.deviceTools]);
const named = Object.entries(contract).flatMap(([name, value]) => (tools.has(value) ? [name] : []));

/** What a file takes from the contract to work with it, and not for its type alone. */
const takenIn = (file: string, text: string): readonly string[] =>
  parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value === '@kinora/contract'
      ? entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? [])))
      : [],
  );

it('a tool that is taken by its name is found, and one whose type is named is not', () => {
  const text = "import { routes, veo3 as film, type wanImageToVideo } from '@kinora/contract';";
  expect(takenIn('x.ts', text)).toEqual(['routes', 'veo3']);
});

it('neither app nor kit names a tool: each is found by what its definition says', () => {
  const files = globSync('packages/{app,studio-kit}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /\.(test|stories|fixtures)\.|\/(testing|mocks|pages)\//.test(name),
  });
  expect(files.length).toBeGreaterThan(500);
  expect(named.length).toBeGreaterThan(15);
  const naming = files.flatMap((file) =>
    takenIn(file, readFileSync(path.join(root, file), 'utf8')).flatMap((name) =>
      named.includes(name) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(naming).toEqual([]);
});
