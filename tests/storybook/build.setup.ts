import { run } from '../../tools/test/command.ts';
import { bookFolder } from './builtBook.ts';

export default async function build(): Promise<void> {
  const code = await run('storybook', ['build', '--quiet', '--output-dir', bookFolder]);
  if (code !== 0) throw new Error('Storybook could not be built; what is wrong stands above.');
}
