import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/command.ts';

export const kit = path.join(root, 'packages/studio-kit/src');
export const textOf = (file: string): string => readFileSync(path.join(kit, file), 'utf8');

/** Every component that a product can import, with the folder it lies in. */
export const exported = globSync('*/*/index.ts', { cwd: kit })
  .map((index) => index.replaceAll(path.sep, '/'))
  .filter((index) => textOf('index.ts').includes(`'./${index}'`))
  .flatMap((index) => {
    const folder = path.posix.dirname(index);
    return [...textOf(index).matchAll(/export \{([^}]*)\} from '\.\/(\w+)\.tsx'/g)].flatMap(([, list]) =>
      list!
        .split(',')
        .map((each) => each.trim().split(' as ').at(-1)!)
        .filter((name) => /^[A-Z]\w*$/.test(name))
        .map((name) => [name, folder] as const),
    );
  });
