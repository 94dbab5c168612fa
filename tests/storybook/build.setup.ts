import path from 'node:path';
import { root, run } from '../../tools/test/command.ts';
import { bookFolder } from './builtBook.ts';

// What Storybook notes while it builds, apart from the folder that the stories' own run writes at the same time.
const notes = { CACHE_DIR: path.join(root, 'node_modules/.cache/storybook-built') };

export default async function build(): Promise<void> {
  const code = await run('storybook', ['build', '--quiet', '--output-dir', bookFolder], notes);
  if (code !== 0) throw new Error('Storybook could not be built; what is wrong stands above.');
}
