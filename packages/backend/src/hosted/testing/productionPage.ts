import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../../../docs/production.md', import.meta.url));

export const productionPage = (): Promise<string> => readFile(file, 'utf8');

export interface Step {
  readonly number: number;
  readonly text: string;
}

/** The numbered steps from nothing to a product on Supabase. */
export async function productionSteps(): Promise<readonly Step[]> {
  const [, part = ''] = /^## Supabase from nothing$([\s\S]*?)^## /m.exec(await productionPage()) ?? [];
  return part
    .split(/^### (?=\d+\. )/m)
    .slice(1)
    .map((text) => ({ number: parseInt(text, 10), text }));
}

export interface GivenCommand {
  readonly words: string;
  readonly step: number;
}

/** Every line for the shell, in the order of the page. */
export async function productionCommands(): Promise<readonly GivenCommand[]> {
  return (await productionSteps()).flatMap(({ number, text }) =>
    Array.from(text.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block)
      // One that begins with a name is a file.
      .filter((block) => !block.startsWith('# '))
      .flatMap((block) => block.trim().split('\n'))
      .map((words) => ({ words, step: number })),
  );
}
